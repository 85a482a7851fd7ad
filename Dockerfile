# One image for the three programs; the command says which:
#   node backend/dist/src/main.js     api and both frontends (the default)
#   node backend/dist/src/worker.js   worker
#   node backend/dist/src/cli.js      migrations and first admin
FROM node:24-bookworm-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json ./
COPY libs/domain/package.json libs/domain/
COPY libs/api-client/package.json libs/api-client/
COPY libs/ui/package.json libs/ui/
COPY libs/sandbox/package.json libs/sandbox/
COPY libs/launcher/package.json libs/launcher/
COPY libs/testing/package.json libs/testing/
COPY backend/package.json backend/
COPY frontend-user/package.json frontend-user/
COPY frontend-admin/package.json frontend-admin/

FROM manifests AS build
# No install scripts: they fetch a second Node and link an embedded database, and the image needs neither.
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run build

FROM manifests AS packages
RUN npm ci --ignore-scripts --no-audit --no-fund --omit=dev --workspace backend

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
# Packages of which the tools at the root want another version.
COPY --from=packages /app/backend/node_modules backend/node_modules
COPY --from=build /app/libs/domain/package.json libs/domain/
COPY --from=build /app/libs/domain/dist libs/domain/dist
COPY --from=build /app/backend/package.json backend/
COPY --from=build /app/backend/dist backend/dist
COPY --from=build /app/frontend-user/dist frontend-user/dist
COPY --from=build /app/frontend-admin/dist frontend-admin/dist
# Users' files, unless they lie in a bucket; a volume that is mounted here is the program's to write to.
RUN mkdir /data && chown node:node /data
USER node
EXPOSE 3000
# The api's; the worker has no port and switches it off (docker-compose.yml).
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/ready`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "backend/dist/src/main.js"]
