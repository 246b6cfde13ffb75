# npm start: installs and builds missing or stale parts, then becomes the server, so that no other
# process stays beside it. scripts/start.mjs is for systems without this shell.

# Names the runtime; written by prepare.mjs, as old as the sources that it has found to be built.
ready=node_modules/.perch-ready

# Looking for newer sources takes a tenth of the time that Node.js takes to hash them. Where find knows no such
# question, it fails.
is_ready() {
  read -r bun <$ready && [ -x "$bun" ] && [ -f server/dist/main.js ] && [ -f web/dist/index.html ] &&
    changed=$(find package.json package-lock.json scripts contract/src messages server/src web \
      '(' -name node_modules -o -name dist ')' -prune -o -cnewer $ready -print) && [ -z "$changed" ]
}

if ! is_ready 2>/dev/null; then
  # In the background, as a shell that waits for a program in front hears no signal until it has ended.
  trap 'kill "$!" 2>/dev/null || exit' HUP INT TERM
  node scripts/prepare.mjs &
  wait "$!" || exit
  trap - HUP INT TERM
  read -r bun <$ready || exit
fi

exec "$bun" server/dist/main.js
