# The program as a container: docs/OPERATING.md, "In a container". Needs Docker 25; `npm run test:image` tries it.

# By its digest, for who wants to: docs/OPERATING.md, "Images by their digest".
ARG NODE_IMAGE=node:24.21.0-trixie-slim

FROM ${NODE_IMAGE} AS manifest
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY tools/link-node.cjs tools/
# The browser and the Postgres of the tests, and a Node for machines that have none: what is left has the versions of the
# lockfile (docs/decisions/0179).
RUN npm pkg delete optionalDependencies 'devDependencies[@sparticuz/chromium]' 'devDependencies[postgres-for-tests]'

FROM manifest AS pages
RUN npm install
COPY tsconfig.base.json ./
COPY domain domain
COPY words words
COPY web web
COPY art art
COPY tools tools
COPY server/platform/command.ts server/platform/demand-node.cjs server/platform/error-message.ts server/platform/
RUN node tools/build-web.ts

FROM manifest AS packages
RUN npm install --omit=dev && rm -rf node_modules/.bin

FROM ${NODE_IMAGE}
# Nobody installs anything here any more.
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /opt/yarn-* \
  && install -d -o node -g node -m 700 /data /backups
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY --from=pages /app/web/dist web/dist
COPY package.json ./
COPY lists lists
COPY art/trees art/trees
COPY domain domain
COPY words words
COPY server server
COPY tools/backup.ts tools/deletions.ts tools/housekeeping.ts tools/make-bucket.ts tools/reset-admin.ts tools/restore.ts tools/send-test-mail.ts tools/
ENV NODE_ENV=production DATA_DIR=/data
# `node` of the base image, as numbers, so that an orchestrator sees that it is not root.
USER 1000:1000
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --start-interval=2s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/api/health/live`).then((it) => process.exit(it.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]
