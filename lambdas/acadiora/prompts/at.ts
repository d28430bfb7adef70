import * as z from 'zod';

/** The places that a statement rests on, as a model names them; those that the paper does not have are left out when they are cited. */
export const atSchema = z.array(z.string()).max(8);
