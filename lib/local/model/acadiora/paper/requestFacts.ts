import * as z from 'zod';
import { factsSchema, sectionSchema } from '../../../../../shared/acadiora/facts.ts';
import { dataIn } from '../../chain/chainRequest.ts';

/** The counted facts as prompts carry them (`factsForModel`): without sections, with lists of citations cut to their texts. */
const modelFactsSchema = factsSchema.omit({ sections: true }).extend({
  citations: factsSchema.shape.citations.extend({ notListed: z.array(z.string()), notCited: z.array(z.string()) }),
});
export type ModelFacts = z.infer<typeof modelFactsSchema>;

const outlineSchema = z.array(sectionSchema.omit({ place: true }));
export type Outline = z.infer<typeof outlineSchema>;

/** The counted facts a request carries. @throws ZodError when they are not of the agreed form */
export const factsIn = (text: string): ModelFacts => modelFactsSchema.parse(dataIn(text, 'fakta'));

/** The outline a request carries. @throws ZodError when it is not of the agreed form */
export const outlineIn = (text: string): Outline => outlineSchema.parse(dataIn(text, 'rangka') ?? []);
