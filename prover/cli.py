"""The command line: finds a command's module when it is called, and turns whatever goes wrong into one line.

Exit codes: 0 as expected, 1 a claim without its expected verdict, 2 bad input or usage, 3 undecided, 130 interrupted.
"""

from __future__ import annotations

import difflib
import gc
import os
import sys
import traceback
from importlib import import_module

import click

from . import __version__

# the commands in the order that help shows them; each is `command` in the module of that name below commands/
COMMANDS: dict[str, str] = {
    "init": "init",
    "check": "check",
    "list": "listing",
    "explain": "explain",
    "weaken": "weaken",
    "shapes": "shapes",
    "kernel": "kernel",
    "triton": "triton",
    "cuda": "cuda",
    "recheck": "recheck",
    "findings": "findings",
    "executors": "executors",
    "mutate": "mutate",
    "reach": "reach",
    "draw": "draw",
    "banks": "banks",
    "layout": "layout",
    "schema": "schema",
}
GARBAGE = 100_000  # new objects between two looks for garbage: modules that are loaded, and terms, leave next to none
BAD_INPUT, BUG, INTERRUPTED, PIPE_CLOSED = 2, 70, 130, 141


class Commands(click.Group):
    """Loads a command's module when somebody asks for it."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command:
        if cmd_name not in COMMANDS:
            close = difflib.get_close_matches(cmd_name, COMMANDS, n=1)
            hint = f"did you mean {close[0]}?" if close else f"there is {', '.join(COMMANDS)}"
            ctx.fail(f"no command is named {cmd_name!r}; {hint}")
        return import_module(f".commands.{COMMANDS[cmd_name]}", __package__).command


@click.command(cls=Commands, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="tileprove")
@click.pass_context
def cli(ctx: click.Context) -> None:
    """tileprove says whether every lane of a kernel touches the right byte, and whether its threads keep apart, with a
    proof or a small counterexample: of CUDA, Triton and compiled AMD kernels and of mappings of your own, for all shapes
    and not for those that somebody tested.

    \b
    Examples
      tileprove triton check my_ops.py   every access of a Triton kernel, for all sizes of a launch
      tileprove cuda check my_launches.py
                                         the same of a CUDA kernel, and races and barriers
      tileprove cuda show K.ptx          what each access of a CUDA kernel is, as mathematics
      tileprove kernel show K.ll         the same of a compiled AMD kernel
      tileprove check path/to/spec.py    prove the claims of your own spec; alone, of every built-in system
      tileprove list                     what there is to prove
      tileprove explain swizzle.involution
                                         one claim as mathematics, and what its proof rests on
    """
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


def main() -> None:
    """The console script."""
    gc.set_threshold(GARBAGE)
    try:
        code = run(sys.argv[1:], alone=True)
        sys.stdout.flush()
    except BrokenPipeError:  # the reader, head for one, has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = PIPE_CLOSED
    sys.exit(code)


def run(arguments: list[str], alone: bool = False) -> int:
    """Run a command line and return its exit code. alone: this process does nothing else, and has done nothing."""
    sys.set_int_max_str_digits(0)  # a spec's numbers may be long, and are printed as they are
    try:
        with cli.make_context("tileprove", arguments, obj=alone) as context:
            return cli.invoke(context) or 0
    except click.exceptions.Exit as done:  # --help and --version
        return done.exit_code
    except click.exceptions.NoArgsIsHelpError as error:  # a command of commands, alone
        print(error.format_message(), file=sys.stderr)
        return BAD_INPUT
    except click.ClickException as error:
        return _fail(error.format_message(), BAD_INPUT)
    except (KeyboardInterrupt, click.Abort):
        return _fail("interrupted", INTERRUPTED)
    except BrokenPipeError:
        raise
    except OSError as error:
        return _fail(f"{error.filename}: {error.strerror}" if error.filename else str(error), BAD_INPUT)
    except Exception as error:
        from .language.obligations import SpecError
        from .record.ledger import LedgerError
        from .running.process import RunnerError

        if isinstance(error, (SpecError, LedgerError, RunnerError)):
            return _fail(str(error), BAD_INPUT)
        traceback.print_exc()
        return _fail("this is a bug in tileprove, not in your spec; please report it", BUG)


def _fail(message: str, code: int) -> int:
    from .running.names import printable

    print("tileprove: " + printable(" ".join(message.split())), file=sys.stderr)
    return code


if __name__ == "__main__":
    main()
