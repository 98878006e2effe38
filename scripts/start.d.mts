/** Starts the server on pages that are built. @returns its exit code */
export function startBuilt(node: string, env: NodeJS.ProcessEnv): Promise<number>
