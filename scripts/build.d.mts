export function build(node: string, env: NodeJS.ProcessEnv, options?: { always?: boolean }): Promise<number>
