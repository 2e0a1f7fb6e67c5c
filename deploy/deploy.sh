#!/bin/sh
# Puts a build into service on this server, beside the earlier releases, or goes back to the previous one.
set -eu

if [ "${1:-}" = "--help" ] || [ $# -ne 1 ]; then
    echo "Usage: deploy.sh FOLDER     puts dist and nginx of FOLDER (a build folder's dist and build/nginx) into service
       deploy.sh --back     returns to the release before the current one; again: forth

Releases are below \${SITE:-/srv/site}: current and previous are links to two of them. Assets of all releases stay for a
year, for pages that are open. When nginx refuses the configuration, or a visitor would not get a page, an asset or the health
check, the release before stays or returns, and the exit status is 1."
    [ "${1:-}" = "--help" ] && exit 0
    exit 1
fi

site=$(readlink -m "${SITE:-/srv/site}")
fail() { echo "$1" >&2 && exit 1; }
point() { ln -sfn "$1" "$2.new" && mv -T "$2.new" "$2"; }
trap 'echo "Nothing has changed." >&2' EXIT
trap 'exit 1' HUP INT TERM

command -v curl >/dev/null || fail "curl is missing: apt-get install curl"
umask 022
mkdir -p "$site/releases" "$site/assets"
chmod 755 "$site" "$site/releases" "$site/assets"
exec 9>"$site/lock"
flock -n 9 || fail "Another deployment is in progress."

before=$(readlink -e "$site/current" || true)
if [ "$1" = "--back" ]; then
    release=$(readlink -e "$site/previous") || fail "There is no earlier release in $site/previous."
    next=$release
else
    release=$site/releases/$(date -u +%Y%m%d-%H%M%S-%3N)
    next=$site/next
    rm -rf "$next" && mkdir "$next"
    cp -R --preserve=timestamps "$1/dist" "$1/nginx" "$next/"
fi
name=${release##*/}
read -r url listen <"$next/nginx/address"
asset=$(ls "$next/dist/assets/" | head -n 1)
chmod -R u=rwX,go=rX "$next"
printf 'root %s/dist;\nadd_header X-Release %s always;\n' "$release" "$name" >"$next/nginx/root.conf"

# nginx tests the new configuration beside the old one: in a folder that is like its own, but for the site.
rm -rf "$site/etc" && mkdir "$site/etc"
ln -s "${ETC:-/etc/nginx}"/* "$site/etc/"
ln -sfn "$next/nginx" "$site/etc/site"
nginx -t -q -c "$site/etc/nginx.conf" || fail "nginx refuses the configuration in $next."

# Renaming puts whole files there, before any page names them.
find "$next/dist/assets" -type f -exec mv -t "$site/assets" {} +
rm -rf "$next/dist/assets" && ln -s "$site/assets" "$next/dist/assets"
[ "$next" = "$release" ] || mv -T "$next" "$release"

# Requests a path as a visitor does, until the release responds: for a moment nginx's old workers do.
visit() {
    for _ in $(seq 50); do
        found=$(curl -qsko /dev/null --noproxy '*' -m 2 --connect-to "::$listen" "$url$1" \
            -w '%{http_code} %header{x-release}%{errormsg}' || true)
        [ "${found#* }" = "$name" ] && break
        sleep 0.2
    done
    [ "$found" = "$2 $name" ] || fail "$url$1 responds with \"$found\", not \"$2 $name\"; see nginx's error log."
}
back() {
    [ -n "$before" ] || fail "$release stays in place: there is none before it."
    point "$before" "$site/current" && nginx -s reload
    name=${before##*/}
    visit / 200 && echo "Back in service: $before" >&2
}

# `previous` leads to what the current release has replaced, so that one rename changes both links.
point "${before:-none}" "$release/previous"
point current/previous "$site/previous"
trap back EXIT
point "$release" "$site/current"
nginx -s reload || { trap - EXIT && fail "$release is in place, but nginx does not run: systemctl start nginx"; }
visit /edge/health 204
visit / 200
visit "/assets/$asset" 200
trap - EXIT
echo "In service: $release"

# Releases older than a month, but for these two, and assets that no deployment has had for a year.
find "$site/releases" -mindepth 1 -maxdepth 1 -mtime +30 ! -path "$release" ! -path "$before" -exec rm -r {} +
find "$site/assets" -type f -ctime +365 -delete
