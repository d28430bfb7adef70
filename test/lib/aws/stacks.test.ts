/** The templates of all stages. One suite, so that each stage is synthesized once for all of these. */
import './stacks/grants.ts';
import './stacks/functions.ts';
import './stacks/data.ts';
import './stacks/site.ts';
import './stacks/monitoring.ts';
import './stacks/stages.ts';
