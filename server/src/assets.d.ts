// Files that the bundler copies beside the program; their import is a path.
declare module '*.wasm' {
  const path: string;
  export default path;
}

declare module '*.woff2' {
  const path: string;
  export default path;
}
