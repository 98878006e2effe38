// Drawings large enough for the first screen of a page, 480 by 440 with the ground at 396. Their strokes and fills are tokens,
// like those of illustrations.tsx: one brand draws in ink lines, the other in blocks of colour.

import type { ReactNode } from 'react'
import type { SceneName } from '../../contract/content.ts'

const awning = (x: number, y: number, width: number, stripes: number) => {
  const step = width / stripes
  return Array.from({ length: stripes }, (_, place) => {
    const left = x + place * step
    const shape = `M${left} ${y}h${step}v52a${step / 2} ${step / 2} 0 0 1-${step} 0z`
    return <path className={place % 2 ? 'drawn-paper' : 'drawn-main'} d={shape} key={left} />
  })
}

const scenes = {
  /** A street in the afternoon: the van goes from door to door, and one bag has arrived. */
  street: (
    <>
      <circle className="drawn-accent" cx="396" cy="84" r="44" />
      <path
        className="drawn-soft"
        d="M0 268c40-44 96-52 140-24 30-40 92-48 132-10 40-30 120-28 208 30v132H0z"
      />
      <path className="drawn-paper" d="M36 204h116v192H36z" />
      <path className="drawn-main" d="m22 210 72-66 72 66z" />
      <path className="drawn-dark" d="M118 152v-30h18v46z" />
      <path className="drawn-soft" d="M54 228h30v36H54zm50 0h30v36h-30z" />
      <path className="drawn-dark" d="M76 396v-84a20 20 0 0 1 40 0v84z" />
      <circle className="drawn-accent" cx="108" cy="352" r="4" />
      <path className="drawn-paper" d="M186 244h98v152h-98z" />
      <path className="drawn-dark" d="m174 250 61-54 61 54z" />
      <path className="drawn-main" d="M214 396v-74a20 20 0 0 1 40 0v74z" />
      <path className="drawn-paper" d="M224 324a10 10 0 0 1 20 0v14h-20z" />
      <path className="drawn-soft" d="M206 264h24v26h-24zm36 0h24v26h-24z" />
      <path className="drawn-handle" d="M146 358c0-18 4-22 13-22s13 4 13 22" />
      <path className="drawn-main" d="M138 356h42l5 40h-52z" />
      <path className="drawn-accent" d="M150 384c-2-11 5-16 18-16 1 11-3 16-13 17l-3 4" />
      <path className="drawn-main" d="M268 312a10 10 0 0 1 10-10h98v78H268z" />
      <path className="drawn-soft" d="M376 322h40l36 34v24h-76z" />
      <path className="drawn-paper" d="M388 332h22l22 22h-44z" />
      <path className="drawn-accent" d="M308 360c-3-20 10-30 36-30 2 20-8 30-28 32l-5 6" />
      <circle className="drawn-dark" cx="308" cy="382" r="18" />
      <circle className="drawn-dark" cx="416" cy="382" r="18" />
      <circle className="drawn-paper" cx="308" cy="382" r="7" />
      <circle className="drawn-paper" cx="416" cy="382" r="7" />
    </>
  ),
  /** The way of a bag: packed, at the door, picked up, washed, and round again. */
  return: (
    <>
      <path
        className="drawn-path"
        d="M322 71A170 170 0 0 1 379 122M389 302A170 170 0 0 1 338 359M158 369A170 170 0 0 1 101 318M91 138A170 170 0 0 1 142 81"
      />
      <path
        className="drawn-main"
        d="M391 143L390 115L369 130zM317 371L345 370L330 349zM89 297L90 325L111 310zM163 69L135 70L150 91z"
      />
      <g transform="translate(182 -8) scale(0.72)">
        <path className="drawn-soft" d="M34 60h92l-10 76H44z" />
        <path className="drawn-main" d="M26 44h108v18H26z" />
        <circle className="drawn-accent" cx="62" cy="88" r="13" />
        <path className="drawn-dark" d="M82 104c0-16 8-24 24-24 0 14-8 24-22 24z" />
      </g>
      <g transform="translate(356 150) scale(0.78)">
        <path className="drawn-soft" d="M22 138V40c0-16 12-26 32-26s32 10 32 26v98z" />
        <path className="drawn-main" d="M32 138V44c0-12 8-19 22-19s22 7 22 19v94z" />
        <circle className="drawn-accent" cx="69" cy="92" r="4" />
        <path className="drawn-handle" d="M104 100c0-20 4-24 14-24s14 4 14 24" />
        <path className="drawn-paper" d="M96 96h44l5 42H91z" />
      </g>
      <g transform="translate(184 318) scale(0.72)">
        <path className="drawn-main" d="M10 46a8 8 0 0 1 8-8h76v72H10z" />
        <path className="drawn-soft" d="M94 58h26l24 28v24H94z" />
        <path className="drawn-paper" d="M104 68h12l14 17h-26z" />
        <path className="drawn-accent" d="M40 88c-2-16 8-24 28-24 2 16-6 24-22 26l-4 5" />
        <circle className="drawn-dark" cx="42" cy="114" r="14" />
        <circle className="drawn-dark" cx="116" cy="114" r="14" />
      </g>
      <g transform="translate(2 150) scale(0.78)">
        <path className="drawn-dark" d="M20 26h14v40H20z" />
        <path className="drawn-soft" d="M34 36h44c16 0 26 10 26 26v4H86v-2c0-7-4-10-10-10H34z" />
        <path className="drawn-water" d="M90 74v24m10-24v18m-5-6v20" />
        <path className="drawn-paper" d="M58 98h76l-8 40H66z" />
        <path className="drawn-accent" d="M62 112c8-6 14 4 22 0s12-6 22 0 14-2 24-2l-5 28H66z" />
      </g>
      <path className="drawn-handle" d="M206 196c0-48 12-60 34-60s34 12 34 60" />
      <path className="drawn-main" d="M182 190h116l16 90H166z" />
      <path className="drawn-paper" d="M218 250c-5-30 14-42 46-42 4 28-8 42-34 44l-8 10" />
    </>
  ),
  /** A market stall in the morning. */
  stall: (
    <>
      <circle className="drawn-accent" cx="88" cy="78" r="42" />
      <path className="drawn-dark" d="M78 128h10v268H78zm314 0h10v268h-10z" />
      <path className="drawn-soft" d="M88 176h304v100H88z" />
      {awning(56, 108, 368, 8)}
      <path className="drawn-paper" d="M60 96h360v16H60z" />
      <path className="drawn-paper" d="M284 196h86v56h-86z" />
      <path className="drawn-line" d="M298 212h58m-58 12h40m-40 12h50" />
      <path className="drawn-main" d="M176 252c-4-22 8-34 30-34 4 20-6 34-26 36z" />
      <circle className="drawn-accent" cx="232" cy="240" r="20" />
      <path className="drawn-soft" d="M164 256h92c0 14-10 20-24 20h-44c-14 0-24-6-24-20z" />
      <path className="drawn-main" d="M64 276h352v36H64z" />
      <path className="drawn-paper" d="M76 312h100v84H76zm114 0h100v84H190zm114 0h100v84H304z" />
      <path
        className="drawn-line"
        d="M76 340h100M76 368h100M190 340h100M190 368h100M304 340h100M304 368h100"
      />
      <g className="drawn-accent">
        <circle cx="98" cy="302" r="15" />
        <circle cx="128" cy="298" r="17" />
        <circle cx="158" cy="303" r="14" />
      </g>
      <g className="drawn-dark">
        <circle cx="212" cy="303" r="13" />
        <circle cx="240" cy="299" r="15" />
        <circle cx="268" cy="303" r="13" />
      </g>
      <path
        className="drawn-soft"
        d="M320 310c-6-22 4-34 26-36 6 20 0 34-20 38zm36 0c-4-24 8-36 32-36 4 22-6 36-26 38z"
      />
    </>
  ),
  /** The packing bench: weighed, lidded, into the bag. */
  bench: (
    <>
      <path className="drawn-soft" d="M40 48h400v120H40z" />
      <path
        className="drawn-paper"
        d="M60 100h64v48H60zm84-22h52v70h-52zm72 34h72v36h-72zm92-40h46v76h-46zm66 26h48v50h-48z"
      />
      <path className="drawn-accent" d="M56 90h72v12H56zm84-22h60v12h-60zm72 34h80v12h-80z" />
      <path className="drawn-main" d="M304 62h54v12h-54zm66 26h56v12h-56z" />
      <path className="drawn-dark" d="M28 148h424v12H28z" />
      <path className="drawn-dark" d="M24 316h432v18H24zM52 334h18v62H52zm358 0h18v62h-18z" />
      <g transform="translate(30 178)">
        <path className="drawn-accent" d="M52 58c-4-18 8-28 26-28 4 16-4 28-22 30z" />
        <circle className="drawn-main" cx="92" cy="46" r="17" />
        <path className="drawn-soft" d="M30 60h100c0 14-10 20-24 20H54c-14 0-24-6-24-20z" />
        <path className="drawn-dark" d="M72 80h16v10H72z" />
        <path className="drawn-main" d="M48 90h64l12 48H36z" />
        <circle className="drawn-paper" cx="80" cy="114" r="17" />
        <path className="drawn-needle" d="m80 114 7-10" />
      </g>
      <path className="drawn-paper" d="M196 274h60l-5 42h-50z" />
      <path className="drawn-accent" d="M190 262h72v13h-72z" />
      <path className="drawn-soft" d="M202 226h48l-4 36h-40z" />
      <path className="drawn-main" d="M196 214h60v13h-60z" />
      <path className="drawn-handle" d="M318 224c0-46 12-58 40-58s40 12 40 58" />
      <path className="drawn-main" d="M292 218h132l12 98H280z" />
      <path className="drawn-accent" d="M334 284c-5-34 14-48 52-48 4 32-10 48-38 50l-9 11" />
      <path className="drawn-soft" d="M292 218c4-20 16-28 36-28h60c20 0 32 8 36 28z" />
    </>
  ),
  /** A kitchen sink: a returned kit is rinsed for half a minute. */
  sink: (
    <>
      <path className="drawn-soft" d="M70 40h200v150H70z" />
      <path className="drawn-paper" d="M82 52h82v126H82zm94 0h82v126h-82z" />
      <circle className="drawn-accent" cx="218" cy="98" r="26" />
      <path className="drawn-main" d="M98 178c-8-34 4-56 26-66 12 24 4 50-14 66z" />
      <path className="drawn-dark" d="M88 178h56v12H88z" />
      <path className="drawn-dark" d="M336 120h20v134h-20z" />
      <path className="drawn-soft" d="M356 132h-44c-34 0-54 18-54 50v10h26v-8c0-16 8-24 24-24h48z" />
      <path className="drawn-main" d="M328 100h36v22h-36z" />
      <path className="drawn-dark" d="M316 88h60v14h-60z" />
      <path className="drawn-water" d="M264 204v44m14-44v56m-7-20v36" />
      <path className="drawn-paper" d="M210 236h122l-12 70H222z" />
      <path className="drawn-accent" d="M215 262c14-10 24 8 38 0s22-10 36 0 22-4 38-2l-8 46h-98z" />
      <path className="drawn-main" d="M24 254h432v26H24z" />
      <path className="drawn-paper" d="M210 236h122l-3 18H213z" />
      <path className="drawn-paper" d="M50 280h380v116H50z" />
      <path className="drawn-line" d="M240 280v116M212 330h-12m80 0h-12" />
      <path className="drawn-soft" d="M58 222h92l-6 32H64z" />
      <path className="drawn-accent" d="M50 210h108v13H50z" />
      <path className="drawn-paper" d="M72 180h64l-4 30H76z" />
      <path className="drawn-main" d="M64 168h80v13H64z" />
    </>
  ),
  /** Supper for four, seen from above. */
  supper: (
    <>
      <rect className="drawn-soft" height="372" rx="40" width="424" x="28" y="34" />
      <path className="drawn-line" d="M28 158h424M28 282h424M170 34v372M310 34v372" />
      <circle className="drawn-paper" cx="240" cy="220" r="92" />
      <circle className="drawn-main" cx="240" cy="220" r="68" />
      <path className="drawn-accent" d="M206 246c-6-42 18-62 70-62 6 42-16 62-52 66l-12 14" />
      <circle className="drawn-dark" cx="216" cy="196" r="10" />
      <circle className="drawn-dark" cx="262" cy="250" r="10" />
      <circle className="drawn-paper" cx="98" cy="112" r="52" />
      <circle className="drawn-accent" cx="98" cy="112" r="33" />
      <circle className="drawn-paper" cx="382" cy="112" r="52" />
      <path className="drawn-main" d="M358 126c-2-24 14-36 46-36 4 24-10 36-34 38z" />
      <circle className="drawn-paper" cx="98" cy="330" r="52" />
      <path className="drawn-dark" d="M74 344c-2-24 14-36 46-36 4 24-10 36-34 38z" />
      <circle className="drawn-paper" cx="382" cy="330" r="52" />
      <circle className="drawn-accent" cx="382" cy="330" r="33" />
      <circle className="drawn-main" cx="374" cy="322" r="10" />
      <circle className="drawn-main" cx="394" cy="338" r="10" />
      <path
        className="drawn-handle"
        d="M164 84v56m-9-56v16c0 6 4 9 9 9s9-3 9-9V84M316 140V84c-8 5-11 16-11 28 0 8 4 10 11 10M164 302v56m-9-56v16c0 6 4 9 9 9s9-3 9-9v-16M316 358v-56c-8 5-11 16-11 28 0 8 4 10 11 10"
      />
      <circle className="drawn-soft" cx="240" cy="76" r="20" />
      <circle className="drawn-main" cx="240" cy="76" r="12" />
      <circle className="drawn-soft" cx="240" cy="366" r="20" />
      <circle className="drawn-accent" cx="240" cy="366" r="12" />
    </>
  ),
} satisfies Record<SceneName, ReactNode>

/** Has a ground, where its subject has one. */
const onGround: Readonly<Partial<Record<SceneName, true>>> = {
  street: true,
  stall: true,
  bench: true,
  sink: true,
}

/** A scene that repeats the words beside it: it is not announced. */
export function Scene({ name }: { name: SceneName }) {
  return (
    <svg aria-hidden="true" className="illustration scene" viewBox="0 0 480 440">
      {scenes[name]}
      {onGround[name] && <path className="drawn-ground" d="M4 396h472" />}
    </svg>
  )
}
