import type { HttpApp } from '#server/kernel/http/http-app.ts'

/** What people photograph: a plate, a garnish, a glass, in the colours of the dish. */
const COLOURS: Readonly<Record<string, readonly [cloth: string, food: string, garnish: string]>> = {
  chowder: ['#31485c', '#e9d5ae', '#6f9a5a'],
  halibut: ['#4b5a4a', '#efe3cd', '#d9b13b'],
  lobster: ['#2f3e46', '#d6543a', '#f0e2c0'],
  mussels: ['#6b4f3b', '#30343b', '#e0a33e'],
  tart: ['#7c6a8a', '#f2cf4a', '#f6efe2'],
  oysters: ['#3c5a66', '#cfd3cf', '#e5c65a'],
}
export const PICTURES: readonly string[] = Object.keys(COLOURS)

/** Pictures that the demo's reviews carry; the platforms would serve them. */
export function mountPictures(app: HttpApp): void {
  app.get('/sandbox/pictures/:file', (context) => {
    const colours = COLOURS[context.req.param('file').replace(/\.svg$/, '')]
    if (!colours) return context.notFound()
    return context.body(draw(colours), 200, { 'content-type': 'image/svg+xml', 'cache-control': 'max-age=86400' })
  })
}

function draw([cloth, food, garnish]: readonly [string, string, string]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 360" width="480" height="360">
<rect width="480" height="360" fill="${cloth}"/>
<circle cx="230" cy="190" r="138" fill="#f8f6f1"/><circle cx="230" cy="190" r="108" fill="#eceae4"/>
<ellipse cx="226" cy="190" rx="74" ry="56" fill="${food}"/>
<circle cx="262" cy="160" r="18" fill="${garnish}"/><circle cx="196" cy="214" r="12" fill="${garnish}"/>
<circle cx="238" cy="222" r="9" fill="${garnish}"/>
<circle cx="414" cy="84" r="44" fill="#ffffff" fill-opacity="0.28"/><circle cx="414" cy="84" r="30" fill="${garnish}" fill-opacity="0.55"/>
</svg>`
}
