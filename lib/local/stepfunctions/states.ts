import * as z from 'zod';

/** The part of the Amazon States Language that this folder reads itself; the interpreter reads the rest. */
const stateSchema = z.looseObject({
  Type: z.string(),
  Resource: z.string().optional(),
  Retry: z.array(z.looseObject({})).optional(),
  TimeoutSeconds: z.number().optional(),
  get Branches() {
    return z.array(machineSchema).optional();
  },
  get ItemProcessor() {
    return machineSchema.optional();
  },
});

/** Parsing copies, so what was given is never changed. */
export const machineSchema = z.looseObject({
  StartAt: z.string(),
  TimeoutSeconds: z.number().optional(),
  get States() {
    return z.record(z.string(), stateSchema);
  },
});

type State = z.infer<typeof stateSchema>;
export type Machine = z.infer<typeof machineSchema>;

/** A state with its name and the names of the Map and Parallel states around it, outermost first. */
export type PlacedState = { name: string; state: State; within: { name: string; type: string }[] };

/** All states of a machine, those inside Map and Parallel states included, in the order they are written. */
export function listStates(machine: Machine, within: PlacedState['within'] = []): PlacedState[] {
  return Object.entries(machine.States).flatMap(([name, state]) => {
    const inner = [...within, { name, type: state.Type }];
    const below = [...(state.Branches ?? []), ...(state.ItemProcessor ? [state.ItemProcessor] : [])];
    return [{ name, state, within }, ...below.flatMap((sub) => listStates(sub, inner))];
  });
}
