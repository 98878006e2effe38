// The opening box: its flaps fold back and its contents rise. Each part is a layer of its own, so the browser moves it
// without repainting (opening_box.css); with reduced motion the box is open from the start.

import type { ReactNode } from 'react'

/** The things that rise, back to front; drawn in their final places, 480 by 440. */
const contents: readonly { name: string; drawing: ReactNode }[] = [
  {
    name: 'greens',
    drawing: (
      <>
        <path className="drawn-dark" d="M150 330c-34-60-46-134-20-196 26 40 40 120 34 196z" />
        <path className="drawn-dark" d="M166 330c-14-78 0-160 40-214 14 62 4 150-24 214z" />
        <path className="drawn-soft" d="M158 330c-22-62-24-124-8-178 18 48 26 116 20 178z" />
        <path className="drawn-line" d="M158 180c6 44 8 92 6 140" />
      </>
    ),
  },
  {
    name: 'bread',
    drawing: (
      <>
        <path className="drawn-accent" d="M218 330 252 108c4-22 14-34 26-32s18 16 14 38l-34 216z" />
        <path className="drawn-line" d="m250 150 32 14m-38 26 32 14m-38 26 32 14m-38 26 32 14" />
      </>
    ),
  },
  {
    name: 'bottle',
    drawing: (
      <>
        <path className="drawn-main" d="M196 330V196c0-22 16-26 16-52v-22h26v22c0 26 16 30 16 52v134z" />
        <path className="drawn-paper" d="M196 214h58v54h-58z" />
        <path className="drawn-dark" d="M208 106h34v18h-34z" />
        <path className="drawn-accent" d="M212 252c-3-17 8-26 28-26 2 16-6 24-22 26z" />
      </>
    ),
  },
  {
    name: 'carrots',
    drawing: (
      <>
        <path
          className="drawn-dark"
          d="M318 150c-28-10-34-36-24-60 18 10 28 32 26 58 4-30 16-50 36-58 8 26-4 52-34 62z"
        />
        <path className="drawn-main" d="M296 158c0-12 10-20 24-20s24 8 24 20l-14 172h-20z" />
        <path className="drawn-line" d="M300 186h16m10 26h14m-36 24h14" />
        <path className="drawn-accent" d="M338 172c2-12 12-18 24-16s20 12 18 24l-32 150h-20z" />
        <path className="drawn-line" d="M352 204h16m-24 30h14" />
      </>
    ),
  },
  {
    name: 'jar',
    drawing: (
      <>
        <path className="drawn-paper" d="M252 216a10 10 0 0 1 10-10h48a10 10 0 0 1 10 10v114h-68z" />
        <path className="drawn-main" d="M256 190h60v18h-60z" />
        <circle className="drawn-accent" cx="286" cy="232" r="14" />
      </>
    ),
  },
  {
    name: 'lemon',
    drawing: (
      <>
        <circle className="drawn-accent" cx="148" cy="226" r="34" />
        <circle className="drawn-paper" cx="148" cy="226" r="24" />
        <path className="drawn-line" d="M148 204v44m-22-22h44m-37-15 30 30m0-30-30 30" />
      </>
    ),
  },
]

/** A scene that repeats the words beside it: it is not announced. */
export function OpeningBox() {
  return (
    <div aria-hidden className="illustration scene opening-box">
      <Part name="ground">
        <circle className="drawn-accent" cx="396" cy="92" r="44" />
        <path
          className="drawn-soft"
          d="M0 300c48-52 120-58 178-22 52-36 122-36 168-6 48-14 94-6 134 26v98H0z"
        />
        <path className="drawn-ground" d="M4 396h472" />
        <path className="drawn-dark" d="m96 248 24-34h240l24 34z" />
      </Part>
      <div className="opening-inside">
        {contents.map(({ name, drawing }) => (
          <Part key={name} name={name} rises>
            {drawing}
          </Part>
        ))}
      </div>
      <Part name="front">
        <path className="drawn-main" d="M96 248h288v148H96z" />
        <path className="drawn-paper" d="M186 280h108v72H186z" />
        <path className="drawn-accent" d="M212 334c-5-30 14-42 54-42 4 28-10 42-42 44l-8 10" />
      </Part>
      <Part name="left">
        <path className="drawn-soft" d="m96 248 24-34h120v34z" />
      </Part>
      <Part name="right">
        <path className="drawn-soft" d="m384 248-24-34H240v34z" />
      </Part>
    </div>
  )
}

function Part({ name, rises, children }: { name: string; rises?: boolean; children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      className="opening-part"
      data-part={name}
      data-rises={rises || undefined}
      viewBox="0 0 480 440"
    >
      {children}
    </svg>
  )
}
