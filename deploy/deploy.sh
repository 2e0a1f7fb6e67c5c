#!/bin/sh
# Puts a build into service on this server, beside the earlier releases, or goes back to the previous one.
set -eu

if [ "${1:-}" = "--help" ] || [ $# -ne 1 ]; then
    echo "Usage: deploy.sh FOLDER     puts dist and nginx of FOLDER (a build folder's dist and build/nginx) into service
       deploy.sh --back     returns to the release before the current one; again: forth

Releases are below \${SITE:-/srv/site}: current and previous are links to two of them. Assets of earlier releases are kept
for pages that are still open. When nginx refuses the configuration, nothing changes."
    [ "${1:-}" = "--help" ] && exit 0
    exit 1
fi

site=${SITE:-/srv/site}
before=$(readlink "$site/current" || true)

if [ "$1" = "--back" ]; then
    if ! release=$(readlink "$site/previous"); then
        echo "There is no earlier release in $site/previous." >&2
        exit 1
    fi
    # For pages that are open now.
    cp -al --remove-destination "$before/dist/assets/." "$release/dist/assets/"
else
    if [ ! -d "$1/dist" ] || [ ! -d "$1/nginx" ]; then
        echo "$1 has no dist or no nginx; nothing has changed." >&2
        exit 1
    fi
    release=$site/releases/$(date -u +%Y%m%d-%H%M%S)
    mkdir -p "$release/dist/assets"
    # Hard links take no space. What no build has had for a year goes.
    if [ -n "$before" ]; then
        cp -al "$before/dist/assets/." "$release/dist/assets/"
        find "$release/dist/assets" -type f -mtime +365 -delete
    fi
    cp -a --remove-destination "$1/dist" "$1/nginx" "$release/"
    echo "root $release/dist;" >"$release/nginx/root.conf"
fi

point() { ln -sfn "$1" "$2.new" && mv -T "$2.new" "$2"; }

point "$release" "$site/current"
if ! nginx -t -q; then
    if [ -n "$before" ]; then point "$before" "$site/current"; else rm "$site/current"; fi
    echo "nginx refuses the configuration of $release; nothing has changed." >&2
    exit 1
fi
[ -n "$before" ] && point "$before" "$site/previous"
if ! nginx -s reload; then
    echo "$release is in place, but nginx does not run: systemctl start nginx" >&2
    exit 1
fi
echo "In service: $release"

# Releases older than a month, but for these two.
find "$site/releases" -mindepth 1 -maxdepth 1 -mtime +30 ! -path "$release" ! -path "$before" -exec rm -r {} +
