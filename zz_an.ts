import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'libpg-query'
import { statementFor } from './server/orders/write_store.ts'
import { statements } from './server/request/database/statement.ts'
const server = join(import.meta.dirname, 'server')
const modules = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter(p => /\.ts$/.test(p) && !/\.test\.ts$/.test(p)).map(path => ({ path, text: readFileSync(join(server, path), 'utf8') }))
for (const { path, text } of modules) if (/\b(statement|batchStatement)(<[^(]*>)?\(\{/s.test(text)) await import(join(server, path)).catch(e => console.error(path, e.message))
for (const stock of [0,1,2]) for (const removed of [0,1]) for (const written of [0,1,2]) statementFor({ stock: { length: stock }, removed: { length: removed }, written: { length: written } } as never)
const dist = new Set(readFileSync('/tmp/citus/dist.txt','utf8').split(/\s+/).filter(Boolean))
function* parts(t: any): Generator<any> { if (Array.isArray(t)) for (const e of t) yield* parts(e); else if (t && typeof t==='object') { yield t; for (const e of Object.values(t)) yield* parts(e) } }
const mixed: Record<string,string[]> = {}
const writes: Record<string,string[]> = {}
for (const s of statements.values()) {
  const tree = await parse(s.text)
  const ps = [...parts(tree)]
  const ctes = new Set(ps.map(p=>p.CommonTableExpr?.ctename).filter(Boolean))
  const tables = new Set(ps.map(p=>p.RangeVar?.relname ?? p.relation?.relname).filter(x=>x && !ctes.has(x)))
  for (const p of ps) { const w = p.InsertStmt ?? p.UpdateStmt ?? p.DeleteStmt; if (w) (writes[w.relation.relname] ??= []).push(s.name) }
  const d = [...tables].filter(t=>dist.has(t)), o = [...tables].filter(t=>!dist.has(t))
  if (d.length && o.length) for (const t of o) (mixed[t] ??= []).push(`${s.name}${s.batch?'*':''}(${d})`)
}
for (const [t, l] of Object.entries(mixed)) console.log(`## ${t}\n   written by ${(writes[t]??[]).join(' ')}\n   mixed in ${l.join('\n     ')}`)
console.log('size', statements.size)
