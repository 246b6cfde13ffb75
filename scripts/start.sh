# npm start: installs and builds missing or stale parts, then becomes the server, so that no other
# process stays beside it. scripts/start.mjs is for systems without this shell.

# In the background, as a shell that waits for a program in front hears no signal until it has ended.
node scripts/prepare.mjs &
preparing=$!
trap 'kill "$preparing"' HUP INT TERM
wait "$preparing" || exit
trap - HUP INT TERM

bun=$(node scripts/find-bun.mjs) && exec "$bun" server/dist/main.js
