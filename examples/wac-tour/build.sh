set -e
mkdir -p deps/example/library

# Six parts from WebAssembly text: embed adds the world, new makes the component.
for part in adult student fees machine counter hall; do
  wasm-tools component embed wit "parts/$part.wat" --world "$part" |
    wasm-tools component new -o "deps/example/$part.wasm"
done

# Three parts without code, made from their worlds alone. They fit together and do nothing.
for part in books desk office; do
  wasm-tools component embed --dummy wit --world "$part" |
    wasm-tools component new -o "deps/example/$part.wasm"
done

# The WIT itself, for documents that name its interfaces and worlds.
rm -rf deps/example/library/0.3.0
cp -r wit deps/example/library/0.3.0
