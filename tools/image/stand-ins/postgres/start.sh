#!/bin/sh
# As the official image does: a first start makes the database with a server that only a socket leads to, which is ended
# before the one that others reach begins.
set -eu
data=/var/lib/postgresql/18/docker
user=${POSTGRES_USER:-postgres}
secret=${POSTGRES_PASSWORD_FILE:+$(cat "$POSTGRES_PASSWORD_FILE")}
as() { setpriv --reuid postgres --regid postgres --init-groups env HOME=/tmp "$@"; }
install -d -o postgres -g postgres /var/lib/postgresql/18 "$data" /var/run/postgresql
chmod 700 "$data"
if [ ! -s "$data/PG_VERSION" ]; then
  printf %s "${secret:-$POSTGRES_PASSWORD}" | install -o postgres -m 600 /dev/stdin /tmp/secret
  as initdb --pgdata "$data" --username "$user" --pwfile /tmp/secret --encoding UTF8 --locale C.UTF-8 > /dev/null
  rm /tmp/secret
  echo 'host all all all scram-sha-256' >> "$data/pg_hba.conf"
  as pg_ctl --pgdata "$data" -o "-c listen_addresses=''" --wait start > /dev/null
  as createdb --username "$user" "$user"
  as pg_ctl --pgdata "$data" --mode fast --wait stop > /dev/null
fi
exec setpriv --reuid postgres --regid postgres --init-groups env HOME=/tmp postgres -D "$data" -c 'listen_addresses=*'
