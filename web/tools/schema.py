"""Print the JSON Schema of what goes over the socket, for web/tools/types.mjs."""

import json

import msgspec

from flibuste.server import wire

(request, answer), parts = msgspec.json.schema_components(
    [wire.Request, wire.Answer], ref_template="#/definitions/{name}"
)
print(json.dumps({"request": request, "answer": answer, "parts": parts}))
