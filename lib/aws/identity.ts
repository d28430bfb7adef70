import { Duration, RemovalPolicy, SecretValue, Validations } from 'aws-cdk-lib';
import {
  AccountRecovery,
  CfnManagedLoginBranding,
  FeaturePlan,
  ManagedLoginVersion,
  OAuthScope,
  ProviderAttribute,
  UserPool,
  UserPoolClient,
  UserPoolClientIdentityProvider,
  UserPoolIdentityProviderGoogle,
  UserPoolOperation,
} from 'aws-cdk-lib/aws-cognito';
import { Construct } from 'constructs';
import { googleSecretName, type Settings } from '../settings.ts';
import { triggers } from '../functions/api.ts';
import { SuiteFunction } from './function.ts';
import type { Storage } from './storage.ts';

/** Cognito's own pages. From the settings, so that a changed prefix changes the functions too. */
export const authBaseUrl = ({ signInPrefix, dataRegion }: Settings): string =>
  `https://${signInPrefix}.auth.${dataRegion}.amazoncognito.com`;

/**
 * Sign-in: a Cognito user pool with one provider, Google. Users are created at their first sign-in and nowhere else; two triggers refuse
 * addresses outside the domain (design §4). Its subs are the keys of every row, so it outlives the stack.
 */
export class Identity extends Construct {
  readonly pool: UserPool;
  readonly client: UserPoolClient;
  readonly triggers: Record<keyof typeof triggers, SuiteFunction>;

  /** @param siteUrl scheme and host of the page */
  constructor(scope: Construct, id: string, settings: Settings, storage: Storage, siteUrl: string) {
    super(scope, id);
    this.pool = this.#pool(settings);
    const context = { settings, storage, values: { EMAIL_DOMAINS: settings.emailDomains.join(',') } };
    const trigger = (operation: keyof typeof triggers): SuiteFunction => {
      const made = new SuiteFunction(this, operation, triggers[operation], context);
      this.pool.addTrigger(UserPoolOperation.of(operation), made);
      return made;
    };
    this.triggers = { preSignUp: trigger('preSignUp'), preTokenGeneration: trigger('preTokenGeneration') };
    const google = this.#google(settings);
    this.client = this.#client(siteUrl);
    this.client.node.addDependency(google);
    // The classic pages drop `prompt=select_account`; without it Google signs in whoever used a shared computer before.
    this.pool.addDomain('Domain', {
      cognitoDomain: { domainPrefix: settings.signInPrefix },
      managedLoginVersion: ManagedLoginVersion.NEWER_MANAGED_LOGIN,
    });
    new CfnManagedLoginBranding(this, 'Branding', {
      userPoolId: this.pool.userPoolId,
      clientId: this.client.userPoolClientId,
      useCognitoProvidedValues: true,
    });
  }

  #pool({ protection }: Settings): UserPool {
    const pool = new UserPool(this, 'Pool', {
      // Managed login needs it.
      featurePlan: FeaturePlan.ESSENTIALS,
      // The first sign-in through Google is not a sign-up of this kind.
      selfSignUpEnabled: false,
      signInCaseSensitive: false,
      standardAttributes: {
        email: { required: true, mutable: true },
        fullname: { required: false, mutable: true },
        profilePicture: { required: false, mutable: true },
      },
      accountRecovery: AccountRecovery.NONE,
      passwordPolicy: {
        minLength: 16,
        requireLowercase: true,
        requireUppercase: true,
        requireDigits: true,
        requireSymbols: true,
      },
      deletionProtection: protection === 'on',
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    Validations.of(pool).acknowledge(
      {
        id: 'AwsSolutions-COG2',
        reason: 'No user has a password here: Google signs people in, and the ministry sets the second factor there.',
      },
      {
        id: 'AwsSolutions-COG8',
        reason: 'The Plus plan protects sign-in with passwords, of which there is none; Google detects risky sign-ins.',
      },
    );
    return pool;
  }

  #google(settings: Settings): UserPoolIdentityProviderGoogle {
    const { googleSecretVersion: versionId } = settings;
    return new UserPoolIdentityProviderGoogle(this, 'Google', {
      userPool: this.pool,
      clientId: settings.googleClientId,
      // CloudFormation reads a secret again only when this reference changes, so a rotation names the new version.
      clientSecretValue: SecretValue.secretsManager(
        googleSecretName(settings),
        versionId === null ? {} : { versionId },
      ),
      scopes: ['openid', 'email', 'profile'],
      attributeMapping: {
        email: ProviderAttribute.GOOGLE_EMAIL,
        emailVerified: ProviderAttribute.other('email_verified'),
        fullname: ProviderAttribute.GOOGLE_NAME,
        profilePicture: ProviderAttribute.GOOGLE_PICTURE,
      },
    });
  }

  #client(siteUrl: string): UserPoolClient {
    return new UserPoolClient(this, 'Client', {
      userPool: this.pool,
      generateSecret: false,
      // Only the code grant below; no sign-in with a password over the API.
      authFlows: { userSrp: false },
      supportedIdentityProviders: [UserPoolClientIdentityProvider.GOOGLE],
      oAuth: {
        flows: { authorizationCodeGrant: true },
        // Without aws.cognito.signin.user.admin, which lets users change their own e-mail address.
        scopes: [OAuthScope.OPENID, OAuthScope.EMAIL, OAuthScope.PROFILE],
        callbackUrls: [`${siteUrl}/api/auth/callback`],
        logoutUrls: [`${siteUrl}/login`],
      },
      idTokenValidity: Duration.hours(8),
      accessTokenValidity: Duration.hours(1),
      refreshTokenValidity: Duration.hours(8),
      enableTokenRevocation: true,
      preventUserExistenceErrors: true,
    });
  }
}
