#!/bin/sh
# Writes the agency's basic-auth credential into the file that the nginx configuration includes, readable by its owner only.
set -eu

if [ "${1:-}" = "--help" ] || [ $# -ne 1 ]; then
    echo "Usage: set-credential.sh FILE

Asks for user:password (or reads it from standard input) and writes FILE with mode 0600. The word none in its place
writes a file that sends no credential. Afterwards: nginx -t && systemctl reload nginx"
    [ "${1:-}" = "--help" ] && exit 0
    exit 1
fi

if [ -t 0 ]; then
    printf 'user:password: '
    stty -echo
    trap 'stty echo' EXIT
fi
IFS= read -r credential || true
[ -t 0 ] && echo

# A line from Windows ends with a carriage return.
credential=${credential%"$(printf '\r')"}
case "$credential" in
    none) value="" ;;
    ?*:*) value="Basic $(printf %s "$credential" | base64 | tr -d '\n')" ;;
    *)
        echo "The credential has to be written as user:password, or as none. Nothing has changed." >&2
        exit 1
        ;;
esac

umask 077
printf 'proxy_set_header Authorization "%s";\n' "$value" >"$1.new"
mv "$1.new" "$1"
