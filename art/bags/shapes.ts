// Drawings of the contents of a bag, seen from above: each within 200 by 200 around 0, 0, lit from the upper left.

/** Colours of a drawing: its body, its shade, and its marks. */
export interface Paint {
  body: string
  shade: string
  mark?: string
}

export type Shape = (paint: Paint, angle: number) => string

const gleam = (d: string) => `<path d="${d}" fill="#fff" opacity="0.28"/>`
const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`
const line = (d: string, stroke: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`
const turned = (degrees: number, inside: string, x = 0, y = 0) =>
  `<g transform="translate(${x} ${y}) rotate(${degrees})">${inside}</g>`
/** Numbers that look random and are always the same. */
const wobble = (n: number) => {
  const x = Math.sin(n * 127.1) * 43758.5453
  return x - Math.floor(x)
}
const many = (count: number, draw: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => draw(n)).join('')

const kraft = '#d9b98a'
const kraftShade = '#b8935f'
const stalk = '#5f8a3c'

const leaf = (length: number, width: number, fill: string, vein: string) =>
  `<path d="M0 0C${width} ${-length * 0.3} ${width} ${-length * 0.75} 0 ${-length}C${-width} ${-length * 0.75} ${-width} ${-length * 0.3} 0 0z" fill="${fill}"/>` +
  line(`M0-4V${-length * 0.86}`, vein, 2.5)

export const shapes = {
  round: ({ body, shade, mark }) =>
    ellipse(0, 4, 66, 62, shade) +
    ellipse(-3, 0, 62, 59, body) +
    (mark ? many(5, n => turned(n * 72, leaf(34, 9, mark, mark), -3, -8)) : '') +
    gleam('M-44-14C-40-40-18-50 0-48-22-38-34-24-44-14z'),
  citrus: ({ body, shade }) =>
    `<path d="M-84 6c4-12 14-14 20-22C-48-44-22-52 2-52c30 0 54 14 66 36 6 8 14 10 18 22-4 12-12 14-18 20C54 48 28 58 0 58c-26 0-50-12-64-32-6-6-16-8-20-20z" fill="${shade}"/>` +
    `<path d="M-82 2c6-10 14-12 20-20C-46-44-22-52 2-52c28 0 50 14 62 34-16 36-42 56-78 60-18-4-36-12-48-24-6-6-16-6-20-16z" fill="${body}"/>` +
    many(16, n => ellipse(-50 + wobble(n) * 96, -34 + wobble(n + 40) * 66, 2, 2, shade, 'opacity="0.6"')) +
    gleam('M-50-12c10-18 24-26 44-28-18 10-30 20-44 28z'),
  onion: ({ body, shade }) =>
    `<path d="M0-84c4 22 10 28 32 38 24 12 36 30 34 52C62 38 38 58 0 60c-38-2-62-22-66-54-2-22 10-40 34-52 22-10 28-16 32-38z" fill="${shade}"/>` +
    `<path d="M-2-84c2 22 8 30 28 40 20 12 28 28 26 48-4 30-24 46-54 50-36-4-58-22-62-50-2-22 10-40 34-52 22-10 26-14 28-36z" fill="${body}"/>` +
    line('M-4-60c-22 28-28 76-6 112M2-60c20 26 24 74 4 110M-8-52c-36 22-48 60-32 88', shade, 2.5) +
    gleam('M-46-8c6-16 16-24 30-30-10 14-18 26-20 44z'),
  garlic: ({ body, shade }) =>
    `<path d="M0-76c3 22 8 26 24 34 30 14 42 30 40 50-4 30-30 46-64 46S-60 38-64 8c-2-20 10-36 40-50 16-8 21-12 24-34z" fill="${shade}"/>` +
    `<path d="M-2-76c1 22 6 26 20 34 26 14 36 28 34 46-4 26-26 40-54 42-34-2-58-16-62-42-2-20 12-34 40-48 16-8 20-10 22-32z" fill="${body}"/>` +
    line('M-6-40c-26 24-32 60-20 84M4-40c22 24 26 58 16 84M-1-38v88', shade, 3),
  root: ({ body, shade }) =>
    many(3, n => turned(-34 + n * 34, leaf(46, 9, '#5f9a3c', '#8fbf6a'), 0, -48)) +
    `<path d="M-26-52c14-10 38-10 52 0C24 0 12 60 2 96h-6C-16 60-28 0-26-52z" fill="${shade}"/>` +
    `<path d="M-26-52c12-10 30-10 42-4C14 0 6 56-2 94-14 60-28 0-26-52z" fill="${body}"/>` +
    line('M-18-26h16M-8 2h18M-12 30h12M-2 54h8', shade, 3),
  long: ({ body, shade, mark }) =>
    turned(
      32,
      `<rect x="-28" y="-94" width="58" height="188" rx="29" fill="${shade}"/><rect x="-28" y="-94" width="48" height="184" rx="24" fill="${body}"/>` +
        line('M-14-64V60M0-70V66M12-62V58', mark ?? shade, 3, 'opacity="0.55"') +
        `<path d="M-8-92h16v-12H-8z" fill="${stalk}"/>` +
        gleam('M-22-60c2-14 8-20 14-22v120c-10-4-14-12-14-22z'),
    ),
  bundle: ({ body, shade, mark }) =>
    turned(
      24,
      many(9, n => {
        const x = -40 + n * 10
        return (
          line(`M${x * 0.7} 90C${x * 0.5} 30 ${x} -30 ${x * 1.1} -84`, n % 2 ? shade : body, 11) +
          (mark ? ellipse(x * 1.1, -84, 8, 13, mark) : '')
        )
      }) +
        `<rect x="-42" y="6" width="84" height="24" rx="4" fill="${kraft}"/><path d="M-42 24h84v6h-84z" fill="${kraftShade}"/>`,
    ),
  herb: ({ body, shade }) =>
    many(7, n => {
      const angle = -52 + n * 17
      return turned(
        angle,
        line('M0 70V-40', stalk, 4) +
          many(4, m =>
            turned(
              m % 2 ? 46 : -46,
              leaf(38 - m * 3, 13, (n + m) % 2 ? body : shade, '#cfe0b0'),
              0,
              -8 - m * 20,
            ),
          ) +
          turned(0, leaf(34, 13, body, '#cfe0b0'), 0, -56),
      )
    }) + `<rect x="-20" y="44" width="40" height="16" rx="4" fill="${kraft}"/>`,
  sprig: ({ body, shade }) =>
    many(3, n =>
      turned(
        -26 + n * 26,
        line('M0 84V-82', '#7a6a3c', 4) +
          many(14, m => turned(m % 2 ? 58 : -58, leaf(26, 5, m % 3 ? body : shade, body), 0, 52 - m * 10)),
      ),
    ),
  greens: ({ body, shade }) =>
    `<path d="M-72-78h144l10 166H-82z" fill="#eef3ec"/>` +
    many(16, n =>
      turned(
        wobble(n) * 360,
        leaf(44, 20, n % 2 ? body : shade, '#cfe0b0'),
        -48 + wobble(n + 9) * 96,
        -36 + wobble(n + 21) * 104,
      ),
    ) +
    `<path d="M-72-78h144l10 166H-82z" fill="#fff" opacity="0.2"/><path d="M-74-84h148v22H-74z" fill="#fff"/><path d="M-74-66h148v6H-74z" fill="#d5ddd2"/>` +
    gleam('M-62-52h18l-6 132h-20z'),
  beads: ({ body, shade }) =>
    `<path d="M-72-78h144l8 166H-80z" fill="#f2f0ea"/>` +
    many(44, n =>
      ellipse(
        -56 + (n % 8) * 16 + wobble(n) * 8,
        -34 + Math.floor(n / 8) * 20 + wobble(n + 5) * 8,
        10,
        9,
        n % 3 ? body : shade,
      ),
    ) +
    `<path d="M-74-84h148v22H-74z" fill="#fff"/><path d="M-74-66h148v6H-74z" fill="#d8d4c8"/>` +
    gleam('M-62-52h18l-6 132h-20z'),
  head: ({ body, shade, mark }) =>
    `<path d="M-18 30h36l8 58c-14 12-38 12-52 0z" fill="${mark ?? '#9db070'}"/>` +
    many(11, n =>
      ellipse(
        -58 + (n % 4) * 38 + (n > 7 ? 14 : n > 3 ? 0 : 10),
        -58 + Math.floor(n / 4) * 34,
        34,
        30,
        n % 2 ? body : shade,
      ),
    ) +
    many(60, n =>
      ellipse(-78 + wobble(n) * 156, -74 + wobble(n + 70) * 108, 5, 5, n % 2 ? body : shade, 'opacity="0.9"'),
    ),
  cabbage: ({ body, shade, mark }) =>
    ellipse(0, 4, 82, 78, shade) +
    ellipse(-3, 0, 76, 73, body) +
    line(
      'M0 74C-6 30-6-20 4-62M-4 20c-26-10-46-28-54-50M-2 24c26-10 46-24 56-46M-6 48c-22 0-44-10-58-26M0 50c24 0 46-10 58-26',
      mark ?? '#e8f0d0',
      4,
    ) +
    line('M-60-34c10 12 6 26 14 34M54-40c-10 10-6 26-14 34', shade, 4),
  romaine: ({ body, shade }) =>
    many(5, n => turned(-36 + n * 18, leaf(150, 34, n % 2 ? body : shade, '#eef3d0'), 0, 84)) +
    `<path d="M-26 62c16-8 36-8 52 0l-8 34c-12 6-24 6-36 0z" fill="#eef0d4"/>`,
  pepper: ({ body, shade }) =>
    `<path d="M-56-42c-18 28-8 88 12 110 12 12 28 6 44 6s32 6 44-6c20-22 30-82 12-110-14-22-36-18-56-10-20-8-42-12-56 10z" fill="${shade}"/>` +
    `<path d="M-56-42c-18 28-8 88 12 110 14 6 40 0 60-8 14-20 24-70 14-106-10-16-16-14-30-6-20-8-42-12-56 10z" fill="${body}"/>` +
    `<path d="M-10-52c0-20-4-26-12-34l16-10c10 12 14 22 14 44-6 4-12 4-18 0z" fill="${stalk}"/>` +
    gleam('M-46-22c0-14 8-20 18-20-8 24-8 50-2 76-12-16-16-36-16-56z'),
  chili: ({ body, shade }) =>
    line('M-50-50C-30 20 10 60 62 70', shade, 30) +
    line('M-52-54C-30 14 10 54 58 66', body, 24) +
    line('M-56-60-74-78', stalk, 10),
  mushrooms: ({ body, shade }) =>
    many(4, n =>
      turned(
        n * 24 - 30,
        `<path d="M-14 0h28v34a14 14 0 0 1-28 0z" fill="#efe3cc"/><path d="M-46 6c0-34 20-52 46-52S46-28 46 6c-14 10-78 10-92 0z" fill="${shade}"/><path d="M-46 4c0-32 20-50 44-50 20 0 34 12 40 34-20 18-60 22-84 16z" fill="${body}"/>`,
        [-46, 42, -30, 48][n],
        [-36, -40, 42, 38][n],
      ),
    ),
  avocado: ({ body, shade }) =>
    `<path d="M0-92c30 0 34 44 50 78C66 20 46 84 0 84S-66 20-50-14C-34-48-30-92 0-92z" fill="${shade}"/><path d="M-2-82c24 0 28 42 42 74 12 30-4 82-42 82s-54-52-42-82c14-32 18-74 42-74z" fill="${body}"/>` +
    ellipse(-2, 26, 29, 31, '#7a4a24') +
    gleam('M-16 10c6-10 12-12 20-12-6 6-10 14-12 22z'),
  squash: ({ body, shade }) =>
    `<path d="M-24-88c16-8 34-6 46 0 12 30 2 56 16 84C60 40 36 92-2 92s-62-52-40-96c14-28 6-54 18-84z" fill="${shade}"/><path d="M-24-88c14-8 26-6 34-2 8 30-2 58 8 84 12 40-2 78-24 92-36-4-56-50-36-90 14-28 6-54 18-84z" fill="${body}"/><path d="M-10-90h20v-12h-20z" fill="#7a6a3c"/>`,
  potatoes: ({ body, shade }) =>
    many(4, n =>
      turned(
        n * 50,
        ellipse(0, 2, 44, 35, shade) +
          ellipse(-3, -1, 40, 32, body) +
          many(4, m => ellipse(-22 + wobble(n * 4 + m) * 44, -16 + wobble(m + n) * 32, 3, 2, shade)),
        [-44, 40, -38, 46][n],
        [-40, -34, 42, 44][n],
      ),
    ),
  eggs: ({ body, shade }) =>
    many(3, n =>
      turned(
        -14 + n * 14,
        `<path d="M0-48c22 0 36 34 36 56S20 46 0 46-36 30-36 8-22-48 0-48z" fill="${shade}"/><path d="M-3-46c18 0 32 32 32 52S16 40-3 42c-18-2-33-14-33-34 0-22 14-54 33-54z" fill="${n === 1 ? '#e6c8a4' : body}"/>`,
        [-46, 40, -2][n],
        [-30, -34, 46][n],
      ),
    ),
  ginger: ({ body, shade }) =>
    `<path d="M-80 10c0-24 20-34 44-26 4-28 24-40 44-30 16 8 16 26 10 40 26-16 58-6 60 20 2 24-24 34-52 28-12 34-44 34-58 10-24 6-48-14-48-42z" fill="${shade}"/><path d="M-78 6c2-20 22-28 42-20 4-26 22-38 40-28 14 8 14 24 6 38 24-12 52-6 54 14-20 14-56 12-74 26-22 12-66 10-68-30z" fill="${body}"/>` +
    line('M-50 0c6 10 6 22 0 32M0-24c8 6 14 14 14 24M26 14c8 6 10 14 8 22', shade, 3),
  corn: ({ body, shade }) =>
    turned(
      30,
      `<rect x="-30" y="-88" width="60" height="150" rx="28" fill="${shade}"/>` +
        many(60, n =>
          ellipse(-22 + (n % 5) * 11, -76 + Math.floor(n / 5) * 11.5, 6.5, 6, n % 4 ? body : shade),
        ) +
        turned(-12, leaf(110, 18, '#7fae4a', '#b8d48a'), -18, 96) +
        turned(14, leaf(104, 18, '#6a9a3c', '#b8d48a'), 18, 96),
    ),
  tray: ({ body, shade, mark }) =>
    `<rect x="-88" y="-62" width="176" height="128" rx="16" fill="#2f3130"/><rect x="-80" y="-55" width="160" height="112" rx="12" fill="#454846"/>` +
    many(4, n =>
      turned(
        -16 + wobble(n) * 30,
        `<path d="M-34-20c14-14 50-16 62-2 10 14 4 34-10 42-18 8-44 6-54-8-8-10-6-24 2-32z" fill="${shade}"/><path d="M-34-20c14-14 46-16 56-4 6 14 0 26-12 34-16 6-34 4-44-8-6-8-6-16 0-22z" fill="${body}"/>` +
          (mark ? line('M-22-8c14-8 26-8 38-2M-18 6c12-6 22-6 32-2', mark, 4) : ''),
        [-36, 36, -38, 38][n],
        [-26, -24, 26, 28][n],
      ),
    ) +
    gleam('M-80-43c0-8 4-12 12-12h44l-56 74z'),
  minced: ({ body, shade, mark }) =>
    `<rect x="-88" y="-62" width="176" height="128" rx="16" fill="#2f3130"/><rect x="-80" y="-55" width="160" height="112" rx="12" fill="${shade}"/>` +
    many(46, n =>
      line(
        `M${-66 + (n % 9) * 15} ${-40 + Math.floor(n / 9) * 19}q${8 * wobble(n)} ${-9 + 18 * wobble(n + 3)} 13 ${8 * wobble(n + 8)}`,
        n % 3 ? body : (mark ?? shade),
        9,
      ),
    ) +
    gleam('M-80-43c0-8 4-12 12-12h44l-56 74z'),
  fillet: ({ body, shade, mark }) =>
    `<rect x="-88" y="-62" width="176" height="128" rx="16" fill="#2f3130"/><rect x="-80" y="-55" width="160" height="112" rx="12" fill="#454846"/>` +
    many(2, n =>
      turned(
        0,
        `<path d="M-66-14c20-16 84-18 128-6 10 8 8 26-2 32-40 10-96 6-122-6-10-6-10-14-4-20z" fill="${shade}"/><path d="M-66-16c20-16 80-18 124-8 6 8 4 20-4 26-40 8-90 4-116-4-8-4-8-10-4-14z" fill="${body}"/>` +
          line(
            'M-40-20q10 12-4 22M-12-23q12 14-4 28M16-24q12 14-2 28M40-22q10 12 0 24',
            mark ?? '#fff',
            4,
            'opacity="0.75"',
          ),
        0,
        -24 + n * 52,
      ),
    ) +
    gleam('M-80-43c0-8 4-12 12-12h44l-56 74z'),
  shrimp: ({ body, shade }) =>
    `<rect x="-88" y="-62" width="176" height="128" rx="16" fill="#2f3130"/><rect x="-80" y="-55" width="160" height="112" rx="12" fill="#454846"/>` +
    many(6, n =>
      turned(
        n * 62,
        line('M-14 18C-34-10-4-32 16-12', shade, 19) +
          line('M-14 18C-34-10-4-32 16-12', body, 14) +
          line('M-20 4l8-4M-15-11l7 6M-2-18l2 9', shade, 3) +
          `<path d="M14-18l20-2-10 18z" fill="${shade}"/>`,
        -50 + (n % 3) * 50,
        -22 + Math.floor(n / 3) * 48,
      ),
    ) +
    gleam('M-80-43c0-8 4-12 12-12h44l-56 74z'),
  block: ({ body, shade, mark }) =>
    `<rect x="-72" y="-50" width="148" height="108" rx="10" fill="${shade}"/><rect x="-76" y="-54" width="146" height="106" rx="10" fill="${body}"/><rect x="-36" y="-54" width="66" height="106" fill="${mark ?? '#fffdf7'}"/><path d="M-36 40h66v12h-66z" fill="#000" opacity="0.08"/>` +
    gleam('M-72-46h26v90h-26z'),
  wedge: ({ body, shade, mark }) =>
    `<path d="M-84 34 70-58c14 22 18 60 10 100H-84z" fill="${shade}"/><path d="M-84 34 70-58c10 18 14 48 10 76l-164 16z" fill="${body}"/>` +
    many(5, n => ellipse(-30 + n * 24, 10 - n * 6 + wobble(n) * 12, 6, 5, shade)) +
    `<path d="M-14-8 24-30v72h-38z" fill="${mark ?? '#fffdf7'}" opacity="0.9"/>`,
  sachet: ({ body, shade, mark }) =>
    `<path d="M-52-72l8 7 9-7 9 7 8-7 9 7 9-7 8 7 9-7 9 7 9-7 8 7 9-7V78H-52z" fill="${kraftShade}"/><path d="M-52-72l8 7 9-7 9 7 8-7 9 7 9-7 8 7 9-7 9 7 9-7 8 7 3-2V72H-52z" fill="${kraft}"/>` +
    `<rect x="-36" y="-30" width="76" height="76" rx="38" fill="#fffaf0"/>` +
    ellipse(2, 8, 29, 29, shade) +
    ellipse(0, 6, 27, 27, body) +
    many(14, n => ellipse(-18 + wobble(n) * 36, -12 + wobble(n + 30) * 36, 3, 3, mark ?? shade)),
  cup: ({ body, shade, mark }) =>
    ellipse(0, 6, 72, 70, '#b9b4a8') +
    ellipse(0, 0, 72, 70, '#f6f3ec') +
    ellipse(0, 0, 60, 58, shade) +
    ellipse(-2, -2, 56, 54, body) +
    line('M-30-6c10-22 46-22 54 0 4 18-22 26-34 12-4-10 8-16 14-10', mark ?? shade, 6, 'opacity="0.7"') +
    gleam('M-46-12c4-20 18-32 36-34-14 10-24 22-26 38z'),
  pouch: ({ body, shade, mark }) =>
    `<path d="M-66-86H66l6 170c-40 12-104 12-144 0z" fill="${kraftShade}"/><path d="M-66-86H58l4 168c-40 8-96 8-134 2z" fill="${kraft}"/><path d="M-66-86H66v18H-66z" fill="#f6ecd8"/>` +
    `<path d="M-44-34h88v86c-26 10-62 10-88 0z" fill="${shade}"/>` +
    many(
      70,
      n =>
        `<rect x="${-42 + wobble(n) * 78}" y="${-32 + wobble(n + 90) * 80}" width="12" height="5" rx="2.5" fill="${n % 3 ? body : (mark ?? body)}" transform="rotate(${wobble(n + 7) * 180} ${-36 + wobble(n) * 78} ${-30 + wobble(n + 90) * 80})"/>`,
    ),
  strands: ({ body, shade }) =>
    turned(
      18,
      many(22, n =>
        line(
          `M${-44 + n * 4.2} -94C${-36 + n * 3.4} -30 ${-36 + n * 3.4} 30 ${-44 + n * 4.2} 94`,
          n % 3 ? body : shade,
          4.4,
        ),
      ) +
        `<rect x="-44" y="-16" width="88" height="34" rx="4" fill="${kraft}"/><path d="M-44 10h88v8h-88z" fill="${kraftShade}"/>`,
    ),
  tubes: ({ body, shade }) =>
    `<path d="M-66-86H66l6 170c-40 12-104 12-144 0z" fill="#eceae2"/>` +
    many(20, n =>
      turned(
        wobble(n) * 180,
        `<rect x="-20" y="-8" width="40" height="17" rx="6" fill="${shade}"/><rect x="-20" y="-8" width="40" height="13" rx="6" fill="${body}"/>` +
          ellipse(19, -1, 4, 7, shade),
        -44 + wobble(n + 12) * 88,
        -36 + wobble(n + 31) * 100,
      ),
    ) +
    `<path d="M-68-90H68v24H-68z" fill="#fff"/><path d="M-68-70H68v6H-68z" fill="#d8d4c8"/>` +
    gleam('M-58-54h16l-4 130h-18z'),
  can: ({ body, shade }) =>
    `<path d="M-56-62h112V70c-30 18-82 18-112 0z" fill="#a9adab"/><path d="M-56-44h112v96c-30 16-82 16-112 0z" fill="${shade}"/><path d="M-56-44h88v106c-30 8-62 4-88-10z" fill="${body}"/>` +
    ellipse(0, -62, 56, 21, '#d9dcda') +
    ellipse(0, -63, 45, 15, '#bfc4c1') +
    ellipse(-10, 8, 27, 27, '#fffaf0') +
    ellipse(-10, 8, 15, 15, shade) +
    gleam('M-48-38h14v96c-6-2-10-4-14-6z'),
  bottle: ({ body, shade, mark }) =>
    `<path d="M-32 92v-96c0-24 18-28 18-50v-28h30v28c0 22 18 26 18 50v96z" fill="${shade}"/><path d="M-32 92v-96c0-24 18-28 18-50v-28H6v28c0 22 14 26 14 50v96z" fill="${body}"/><path d="M-16-98h34v20h-34z" fill="#3a3a38"/><rect x="-32" y="10" width="66" height="54" fill="${mark ?? '#fffaf0'}"/>` +
    gleam('M-26 0c0-8 4-14 10-18v108h-10z'),
  carton: ({ body, shade, mark }) =>
    `<path d="M-52-50 0-50 52-50V92H-52z" fill="${shade}"/><path d="M-52-50h70V92h-70z" fill="${body}"/><path d="m-52-50 20-40h64l20 40z" fill="#f2f0ea"/><path d="M-34-98h68v12h-68z" fill="#e0dcd0"/>` +
    ellipse(-16, 20, 24, 30, mark ?? '#fffaf0'),
  loaf: ({ body, shade }) =>
    turned(
      -20,
      ellipse(2, 4, 92, 56, shade) +
        ellipse(0, 0, 90, 52, body) +
        line(
          'M-52-26c10 14 10 34 4 48M-16-34c12 18 12 46 4 64M22-34c12 18 12 46 2 62M54-24c8 12 8 30 2 44',
          '#f4dfb4',
          8,
        ) +
        gleam('M-70-14c10-18 34-28 60-30-24 12-44 20-60 30z'),
    ),
  flatbreads: ({ body, shade }) =>
    ellipse(8, 14, 84, 78, shade) +
    ellipse(4, 6, 84, 78, body) +
    ellipse(-2, -4, 84, 78, shade) +
    ellipse(-3, -6, 82, 76, body) +
    many(16, n =>
      ellipse(
        -56 + wobble(n) * 108,
        -58 + wobble(n + 17) * 104,
        7 + wobble(n + 4) * 8,
        6,
        shade,
        'opacity="0.65"',
      ),
    ),
  bun: ({ body, shade }) =>
    ellipse(0, 6, 82, 76, shade) +
    ellipse(-2, 0, 80, 73, body) +
    many(22, n => ellipse(-46 + wobble(n) * 88, -46 + wobble(n + 11) * 84, 4, 2.6, '#fbeed0')) +
    gleam('M-58-14c6-24 26-40 50-42-22 12-38 26-50 42z'),
} satisfies Record<string, Shape>

export type ShapeName = keyof typeof shapes
