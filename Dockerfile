# A room for a club: the wheel with the page in it, in an image that runs as nobody in particular.
#   docker compose up          (compose.yaml; the tables are kept in the volume `tables`)

FROM python:3.13-slim AS build
WORKDIR /src
COPY . .
RUN python tools/set_up.py run && .venv/bin/python -m hatchling build -t wheel

FROM python:3.13-slim
COPY --from=build /src/requirements.lock /src/requirements-dev.lock /src/dist/ /tmp/flibuste/
# What is locked, with its hashes, and the driver of PostgreSQL out of the other lock; then the wheel
# and nothing that is not in a lock.
RUN sed -n '/^asyncpg==/,/^    # via/p' /tmp/flibuste/requirements-dev.lock > /tmp/flibuste/postgres.lock \
 && pip install --no-cache-dir --require-hashes -r /tmp/flibuste/requirements.lock -r /tmp/flibuste/postgres.lock \
 && pip install --no-cache-dir --no-deps /tmp/flibuste/flibuste-*.whl \
 && rm -r /tmp/flibuste \
 && useradd --create-home flibuste \
 && install -d -o flibuste /tables
USER flibuste
VOLUME /tables
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
  CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/healthz', timeout=4)"]
ENTRYPOINT ["flibuste"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8000", "--database", "/tables/room.db"]
