/**
 * The POSIX shell text between us and the program. The shell that Node starts forks a watchdog, detached by a double
 * fork so that the program never meets a child it does not know, and then *becomes* the program: pid, exit code and
 * signals are the program's own.
 *
 * Arguments: watchdog text, stop signal, grace in tenths of a second, program, its arguments. File descriptor 3 is the
 * lifeline, whose other end only the parent holds.
 */
export const LAUNCH_SCRIPT = `
( exec /bin/sh -c "$1" lifeline "$$" "$2" "$3" <&3 3<&- >/dev/null 2>&1 & )
shift 3
exec "$@" 3<&-
`;

/**
 * The watchdog: blocked in one read for its whole life. A line means that the program ended by itself; end of file
 * means that the parent is gone. It stands in the program's process group: that keeps the group's number, which is the
 * program's pid, from being given to anybody else, so it can never signal a stranger.
 * Where the first process is slow to reap, the dead stay listed as zombies: `running` looks through that on Linux.
 *
 * Arguments: the program's pid, stop signal, grace in tenths of a second.
 */
export const WATCHDOG_SCRIPT = `
trap '' HUP INT QUIT PIPE TERM USR1 USR2
PATH=/usr/bin:/bin
running() {
  stat=
  kill -0 "$1" && { ! [ -r "/proc/$1/stat" ] || read -r stat < "/proc/$1/stat"; }
  case $?$stat in 0*') Z '* | [!0]*) return 1 ;; esac
}
if ! read -r ended; then
  kill -s "$2" "$1"
  left=$3
  while [ "$left" -gt 0 ] && running "$1"; do sleep 0.1 || sleep 1; left=$((left - 1)); done
fi
kill -s KILL 0
`;
