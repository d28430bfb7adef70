/** What things are called on this machine; in AWS the stacks name them. */

/** The client id of the local sign-in; public, as a browser's always is. */
export const clientId = 'suite-tempatan';
export const tableName = 'suite';
export const bucketName = 'suite-data';
export const region = 'ap-southeast-1';
export const userPoolId = `${region}_setempat`;
export const credentials = { accessKeyId: 'tempatan', secretAccessKey: 'tempatan-rahsia' };
/** Who signs the bearers. A name and no address, so that bearers stay good when the port changes. */
export const issuer = 'http://suite-tempatan.localhost';
