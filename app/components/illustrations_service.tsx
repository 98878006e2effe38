// Drawings of how the service works: weighing, cooling, rinsing and returning. Same canvas and same tokens as illustrations.tsx,
// 160 by 150 with the ground at 138.

import type { ReactNode } from 'react'
import type { DrawingName } from '../../contract/content.ts'
import type { IllustrationName } from './illustrations.tsx'

export const serviceDrawings = {
  scale: (
    <>
      <path className="drawn-accent" d="M52 58c-4-18 8-28 26-28 4 16-4 28-22 30z" />
      <circle className="drawn-main" cx="92" cy="46" r="17" />
      <path className="drawn-handle" d="M92 30c0-6 3-9 8-11" />
      <path className="drawn-soft" d="M30 60h100c0 14-10 20-24 20H54c-14 0-24-6-24-20z" />
      <path className="drawn-dark" d="M72 80h16v10H72z" />
      <path className="drawn-main" d="M48 90h64l12 48H36z" />
      <circle className="drawn-paper" cx="80" cy="114" r="17" />
      <path className="drawn-needle" d="m80 114 7-10" />
    </>
  ),
  tap: (
    <>
      <path className="drawn-dark" d="M20 26h14v40H20z" />
      <path className="drawn-soft" d="M34 36h44c16 0 26 10 26 26v4H86v-2c0-7-4-10-10-10H34z" />
      <path className="drawn-main" d="M48 22h22v14H48z" />
      <path className="drawn-dark" d="M42 16h34v8H42z" />
      <path className="drawn-water" d="M90 74v24m10-24v18m-5-6v20" />
      <path className="drawn-paper" d="M58 98h76l-8 40H66z" />
      <path className="drawn-accent" d="M62 112c8-6 14 4 22 0s12-6 22 0 14-2 24-2l-5 28H66z" />
    </>
  ),
  door: (
    <>
      <path className="drawn-soft" d="M22 138V40c0-16 12-26 32-26s32 10 32 26v98z" />
      <path className="drawn-main" d="M32 138V44c0-12 8-19 22-19s22 7 22 19v94z" />
      <path className="drawn-paper" d="M42 48c0-8 4-12 12-12s12 4 12 12v18H42z" />
      <circle className="drawn-accent" cx="69" cy="92" r="4" />
      <path className="drawn-handle" d="M104 100c0-20 4-24 14-24s14 4 14 24" />
      <path className="drawn-paper" d="M96 96h44l5 42H91z" />
      <path className="drawn-accent" d="M110 124c-2-11 5-15 17-15 1 10-3 15-12 16l-3 4" />
    </>
  ),
  clock: (
    <>
      <path className="drawn-handle" d="M44 30 30 42M116 30l14 12" />
      <path className="drawn-dark" d="m52 126-10 12h14l6-8zm56 0 10 12h-14l-6-8z" />
      <circle className="drawn-main" cx="80" cy="84" r="50" />
      <circle className="drawn-paper" cx="80" cy="84" r="37" />
      <path className="drawn-accent" d="M80 84V50a34 34 0 0 0-26 12z" />
      <path className="drawn-needle" d="M80 84V56M80 84 64 66" />
      <circle className="drawn-dark" cx="80" cy="84" r="4" />
    </>
  ),
  cold: (
    <>
      <path className="drawn-soft" d="M26 56h108l-8 82H34z" />
      <path className="drawn-main" d="M20 40h120v18H20z" />
      <path
        className="drawn-paper"
        d="M54 78h52a8 8 0 0 1 8 8v28a8 8 0 0 1-8 8H54a8 8 0 0 1-8-8V86a8 8 0 0 1 8-8z"
      />
      <path
        className="drawn-needle"
        d="M80 82L80 118M84.2 85.8L80 90L75.8 85.8M75.8 114.2L80 110L84.2 114.2M95.6 91L64.4 109M94.5 96.6L88.7 95L90.2 89.2M65.5 103.4L71.3 105L69.8 110.8M64.4 91L95.6 109M69.8 89.2L71.3 95L65.5 96.6M90.2 110.8L88.7 105L94.5 103.4"
      />
      <path className="drawn-accent" d="M34 40c2-14 8-20 18-20s14 8 14 20z" />
      <path className="drawn-dark" d="M98 40V24h18v16z" />
    </>
  ),
  circle: (
    <>
      <path className="drawn-path" d="M128 62a50 50 0 0 0-92-10M32 104a50 50 0 0 0 92 10" />
      <path className="drawn-main" d="m24 40 10 22 20-14zM136 118l-10-22-20 14z" />
      <path className="drawn-handle" d="M66 70c0-18 4-22 14-22s14 4 14 22" />
      <path className="drawn-soft" d="M57 68h46l6 40H51z" />
      <path className="drawn-accent" d="M72 96c-2-12 5-16 18-16 1 11-3 16-13 17l-3 4" />
    </>
  ),
  microwave: (
    <>
      <path
        className="drawn-main"
        d="M14 44a8 8 0 0 1 8-8h116a8 8 0 0 1 8 8v80a8 8 0 0 1-8 8H22a8 8 0 0 1-8-8z"
      />
      <path className="drawn-paper" d="M26 50h76v68H26z" />
      <path className="drawn-soft" d="M38 100h52l-6 12H44z" />
      <path className="drawn-accent" d="M44 100c0-12 8-18 20-18s20 6 20 18z" />
      <path className="drawn-steam" d="M56 74c-4-5 4-8 0-14m16 14c-4-5 4-8 0-14" />
      <circle className="drawn-soft" cx="124" cy="64" r="9" />
      <path className="drawn-soft" d="M114 86h20v6h-20zm0 14h20v6h-20z" />
      <path className="drawn-dark" d="M28 132h14v6H28zm90 0h14v6h-14z" />
    </>
  ),
  receipt: (
    <>
      <path className="drawn-paper" d="M38 16h84v120l-12-8-12 8-12-8-12 8-12-8-12 8-12-8z" />
      <path className="drawn-line" d="M52 40h30m16 0h10M52 56h24m22 0h10M52 72h34m12 0h10M52 92h56" />
      <path className="drawn-accent" d="M50 100h24v14H50z" />
      <path className="drawn-main" d="M84 100h26v14H84z" />
    </>
  ),
  pin: (
    <>
      <path className="drawn-paper" d="m14 70 42-16 48 14 42-14v70l-42 14-48-14-42 14z" />
      <path className="drawn-line" d="M56 54v70m48-56v70M18 100c20-12 34 8 54-6s36 8 70-10" />
      <path className="drawn-main" d="M80 102C60 74 52 62 52 46a28 28 0 0 1 56 0c0 16-8 28-28 56z" />
      <circle className="drawn-accent" cx="80" cy="46" r="12" />
    </>
  ),
  tubs: (
    <>
      <path className="drawn-soft" d="M20 100h120l-8 38H28z" />
      <path className="drawn-main" d="M14 90h132v12H14z" />
      <path className="drawn-paper" d="M34 58h92l-6 32H40z" />
      <path className="drawn-accent" d="M28 48h104v12H28z" />
      <path className="drawn-soft" d="M52 22h56l-4 26H56z" />
      <path className="drawn-main" d="M46 12h68v12H46z" />
      <circle className="drawn-dark" cx="66" cy="120" r="5" />
      <circle className="drawn-main" cx="82" cy="122" r="5" />
      <circle className="drawn-dark" cx="98" cy="119" r="5" />
    </>
  ),
  card: (
    <>
      <path className="drawn-soft" d="m30 34 78-14 18 100-78 14z" />
      <path className="drawn-paper" d="M40 28h80v108H40z" />
      <path className="drawn-main" d="M40 28h80v40H40z" />
      <circle className="drawn-paper" cx="80" cy="48" r="14" />
      <path className="drawn-accent" d="M73 54c-1-8 4-12 14-12 1 8-3 12-10 13z" />
      <path className="drawn-line" d="M52 84h56M52 98h56M52 112h34" />
    </>
  ),
  sprout: (
    <>
      <path className="drawn-handle" d="M80 104V60" />
      <path className="drawn-main" d="M80 74c-28 4-42-12-42-38 28 0 42 12 42 38z" />
      <path className="drawn-accent" d="M80 62c-2-26 12-42 40-42 2 28-12 42-40 42z" />
      <path className="drawn-soft" d="M26 138c0-24 22-38 54-38s54 14 54 38z" />
      <circle className="drawn-dark" cx="58" cy="124" r="4" />
      <circle className="drawn-dark" cx="82" cy="116" r="4" />
      <circle className="drawn-dark" cx="104" cy="126" r="4" />
    </>
  ),
  hours: (
    <>
      <path className="drawn-paper" d="M20 26h120v112H20z" />
      <path className="drawn-main" d="M20 26h120v24H20z" />
      <path className="drawn-handle" d="M44 16v20M116 16v20" />
      <path className="drawn-line" d="M20 80h120M20 110h120M60 50v88M100 50v88" />
      <path className="drawn-accent" d="M64 84h32v22H64z" />
      <path className="drawn-soft" d="M24 54h32v22H24zm80 60h32v20h-32z" />
    </>
  ),
  hand: (
    <>
      <path className="drawn-soft" d="M14 96h30v42H14z" />
      <path
        className="drawn-paper"
        d="M44 100c14-8 26-8 38 0h26c8 0 8 12 0 12H84h30l22-10c8-4 13 5 6 10l-28 20c-4 3-8 4-14 4H44z"
      />
      <path
        className="drawn-main"
        d="M92 88C72 74 64 64 64 50c0-10 7-17 15-17 6 0 10 3 13 8 3-5 7-8 13-8 8 0 15 7 15 17 0 14-8 24-28 38z"
      />
      <path className="drawn-accent" d="M74 50c0-5 3-8 7-8" />
    </>
  ),
  phone: (
    <>
      <path className="drawn-main" d="M32 138 46 86c3-11 8-16 18-16h32c10 0 15 5 18 16l14 52z" />
      <path className="drawn-soft" d="M58 54h12v18H58zm32 0h12v18H90z" />
      <path
        className="drawn-dark"
        d="M20 58c0-24 24-38 60-38s60 14 60 38v8c0 4-3 6-7 6h-20c-4 0-7-2-7-6v-6c0-5-8-8-26-8s-26 3-26 8v6c0 4-3 6-7 6H27c-4 0-7-2-7-6z"
      />
      <circle className="drawn-paper" cx="80" cy="106" r="22" />
      <path className="drawn-accent" d="M72 116c-2-13 6-19 21-19 1 12-4 19-15 20l-3 4" />
    </>
  ),
  lock: (
    <>
      <path className="drawn-handle" d="M54 70V50c0-18 10-28 26-28s26 10 26 28v20" />
      <path
        className="drawn-main"
        d="M36 66h88a8 8 0 0 1 8 8v56a8 8 0 0 1-8 8H36a8 8 0 0 1-8-8V74a8 8 0 0 1 8-8z"
      />
      <circle className="drawn-paper" cx="80" cy="102" r="22" />
      <path className="drawn-accent" d="M72 112c-2-13 6-19 21-19 1 12-4 19-15 20l-3 4" />
    </>
  ),
} satisfies Record<Exclude<DrawingName, IllustrationName>, ReactNode>
