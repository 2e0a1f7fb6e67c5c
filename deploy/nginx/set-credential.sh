#!/bin/sh
# Writes the agency's basic-auth credential into the file that the nginx configuration includes, readable by root only.
set -eu

if [ "${1:-}" = "--help" ] || [ $# -ne 1 ]; then
    echo "Usage: set-credential.sh FILE

Asks for user:password (or reads it from standard input) and writes FILE with mode 0600. Empty input writes a file
that sends no credential. Afterwards: nginx -t && systemctl reload nginx"
    [ "${1:-}" = "--help" ] && exit 0
    exit 1
fi

if [ -t 0 ]; then
    printf 'user:password: '
    stty -echo
    trap 'stty echo' EXIT
fi
IFS= read -r credential || [ -n "$credential" ] || true
[ -t 0 ] && echo

case "$credential" in
    "") value="" ;;
    ?*:*) value="Basic $(printf %s "$credential" | base64 | tr -d '\n')" ;;
    *)
        echo "The credential has to be written as user:password." >&2
        exit 1
        ;;
esac

umask 077
printf 'proxy_set_header Authorization "%s";\n' "$value" >"$1.new"
mv "$1.new" "$1"
