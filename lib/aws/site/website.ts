import { Aws, Duration, SecretValue, Stack, Validations } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HeadersFrameOption,
  HeadersReferrerPolicy,
  HttpVersion,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  PriceClass,
  ResponseHeadersPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { originSecretHeader } from '../../../lambdas/platform/http/originSecret.ts';
import { serviceName, type Settings } from '../../settings.ts';
import { contentSecurityPolicy, permissionsPolicy } from '../headers.ts';
import { privateBucket } from '../storage.ts';

/**
 * Serves the page's one document for every path of the page; files have a dot in their last part. On the page's behaviour only: an error
 * page of the whole distribution would turn the API's 403 and 404 into HTML.
 */
export const pagePathCode = `function handler(event) {
  var request = event.request;
  var last = request.uri.substring(request.uri.lastIndexOf('/') + 1);
  if (last.indexOf('.') === -1) request.uri = '/index.html';
  return request;
}`;

/** A fixed name, so that the stack that copies the page can be granted access by name. */
export const pageBucketName = ({ stage }: Settings): string => `${serviceName}-${stage}-page-${Aws.ACCOUNT_ID}`;

interface WebsiteProps {
  settings: Settings;
  api: HttpApi;
  /** Where browsers upload files to: allowed by the page's policy. */
  filesUrl: string;
  firewallArn: string;
}

/** CloudFront in front of the page's private bucket and, under /api, of the HTTP API: one origin for browsers, so no CORS. */
export class Website extends Construct {
  readonly distribution: Distribution;
  /** Of a value that only CloudFront and the API's functions know. */
  readonly originSecretArn: string;
  readonly host: string;
  /** Without a slash at the end. */
  readonly url: string;

  constructor(scope: Construct, id: string, props: WebsiteProps) {
    super(scope, id);
    const { settings } = props;
    this.originSecretArn = this.#originSecret().secretArn;
    this.distribution = this.#distribution(props);
    this.host = settings.domain?.name ?? this.distribution.domainName;
    this.url = `https://${this.host}`;
  }

  #originSecret(): Secret {
    const secret = new Secret(this, 'OriginSecret', {
      description: 'Sent by CloudFront to the API as x-origin-secret',
      generateSecretString: { excludePunctuation: true, passwordLength: 48 },
    });
    Validations.of(secret).acknowledge({
      id: 'AwsSolutions-SMG4',
      reason:
        'CloudFront and the functions must change together, in a deployment. The value only keeps callers from going around the firewall; every call is still authorized by its token.',
    });
    return secret;
  }

  #distribution({ settings, api, filesUrl, firewallArn }: WebsiteProps): Distribution {
    const responseHeadersPolicy = this.#responseHeaders(filesUrl);
    const unlogged = 'Holds the public page only and is read by CloudFront alone, which logs each request.';
    const bucket = privateBucket(this, 'Page', unlogged, { bucketName: pageBucketName(settings) });
    const pagePaths = new EdgeFunction(this, 'PagePaths', {
      code: FunctionCode.fromInline(pagePathCode),
      runtime: FunctionRuntime.JS_2_0,
      comment: 'Every path of the page is its one document',
    });
    const distribution = new Distribution(this, 'Distribution', {
      comment: `Page and API of ${settings.stage}`,
      defaultBehavior: {
        origin: S3BucketOrigin.withOriginAccessControl(bucket),
        viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
        cachePolicy: CachePolicy.CACHING_OPTIMIZED,
        compress: true,
        responseHeadersPolicy,
        functionAssociations: [{ eventType: FunctionEventType.VIEWER_REQUEST, function: pagePaths }],
      },
      additionalBehaviors: { '/api/*': { ...this.#apiBehaviour(api), responseHeadersPolicy } },
      defaultRootObject: 'index.html',
      httpVersion: HttpVersion.HTTP2_AND_3,
      // Europe, North America, Asia: the users are in Malaysia.
      priceClass: PriceClass.PRICE_CLASS_200,
      webAclId: firewallArn,
      ...(settings.domain === null
        ? {}
        : {
            domainNames: [settings.domain.name],
            certificate: Certificate.fromCertificateArn(this, 'Certificate', settings.domain.certificateArn),
            minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
          }),
    });
    Validations.of(distribution).acknowledge(
      { id: 'AwsSolutions-CFR1', reason: 'Lecturers travel; sign-in, not geography, decides who may use the suite.' },
      {
        id: 'AwsSolutions-CFR3',
        reason:
          'Logged through CloudWatch Logs delivery (access log stack), which can leave out query strings; the older kind, which this rule checks, cannot.',
      },
    );
    if (settings.domain === null)
      Validations.of(distribution).acknowledge({
        id: 'AwsSolutions-CFR4',
        reason:
          "CloudFront's own name comes with its own certificate and TLS choice; a stage with its own domain asks for TLS 1.2.",
      });
    return distribution;
  }

  #apiBehaviour(api: HttpApi): BehaviorOptions {
    return {
      origin: new HttpOrigin(`${api.apiId}.execute-api.${Stack.of(api).region}.${Aws.URL_SUFFIX}`, {
        protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
        readTimeout: Duration.seconds(30),
        customHeaders: { [originSecretHeader]: SecretValue.secretsManager(this.originSecretArn).unsafeUnwrap() },
      }),
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
    };
  }

  #responseHeaders(filesUrl: string): ResponseHeadersPolicy {
    return new ResponseHeadersPolicy(this, 'Headers', {
      securityHeadersBehavior: {
        contentSecurityPolicy: { contentSecurityPolicy: contentSecurityPolicy(filesUrl), override: true },
        contentTypeOptions: { override: true },
        frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
        // The return from sign-in carries a token in its query.
        referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.NO_REFERRER, override: true },
        strictTransportSecurity: {
          accessControlMaxAge: Duration.days(730),
          includeSubdomains: true,
          // Browsers' preload lists would bind the ministry's whole domain.
          preload: false,
          override: true,
        },
      },
      customHeadersBehavior: {
        customHeaders: [
          { header: 'Permissions-Policy', value: permissionsPolicy, override: true },
          { header: 'Cross-Origin-Opener-Policy', value: 'same-origin', override: true },
        ],
      },
      removeHeaders: ['Server'],
    });
  }
}
