// What the thirteen pirates look like.

export interface Face {
  skin: string
  coat: string
  hair: string
  /** What is worn: a cocked hat, a cap, a scarf around the head, a hood, or nothing. */
  hat: 'cocked' | 'cap' | 'scarf' | 'hood' | 'none'
  hatted: string
  beard: 'full' | 'pointed' | 'moustache' | 'none'
  /** Hair that falls on the shoulders. */
  long?: boolean
  patch?: boolean
  ring?: boolean
  jewel?: boolean
  scar?: boolean
}

export const FACES: Record<string, Face> = {
  valverde: { skin: '#e9b58c', coat: '#c23d78', hair: '#3b2417', hat: 'cocked', hatted: '#8f1f52', beard: 'moustache' },
  diaz: { skin: '#d9a072', coat: '#74828d', hair: '#1d1a1a', hat: 'cocked', hatted: '#434e57', beard: 'pointed' },
  crackpott: { skin: '#f0c39d', coat: '#5b6b2d', hair: '#c9581f', hat: 'scarf', hatted: '#b3282d', beard: 'full', scar: true },
  tembo: { skin: '#6f4327', coat: '#d9902f', hair: '#1a1210', hat: 'none', hatted: '', beard: 'none', ring: true, scar: true },
  'wessel-jan': { skin: '#f3cfae', coat: '#2f5f9e', hair: '#e6c15c', hat: 'cap', hatted: '#24446f', beard: 'full' },
  'dean-nero': { skin: '#c68a5f', coat: '#2a2a33', hair: '#15120f', hat: 'cocked', hatted: '#1f1d22', beard: 'moustache', ring: true },
  pang: { skin: '#e5b88a', coat: '#1f7d6b', hair: '#17130f', hat: 'cap', hatted: '#12564a', beard: 'pointed' },
  'chang-ye': { skin: '#ecc79c', coat: '#a8341f', hair: '#141014', hat: 'scarf', hatted: '#d8a12c', beard: 'none', long: true },
  sate: { skin: '#9a623b', coat: '#6d3a8a', hair: '#1d130c', hat: 'scarf', hatted: '#e3c04f', beard: 'moustache', ring: true },
  bijoux: { skin: '#f4cdb2', coat: '#246a86', hair: '#a3321c', hat: 'none', hatted: '', beard: 'none', long: true, jewel: true },
  ojo: { skin: '#d79f77', coat: '#7a3b22', hair: '#4a3020', hat: 'scarf', hatted: '#2f6f4f', beard: 'full', patch: true },
  cambivalute: { skin: '#c99a74', coat: '#4a2f78', hair: '#e8e4dc', hat: 'hood', hatted: '#5a3b91', beard: 'pointed' },
}
