/**
 * @generated SignedSource<<966c4e3d98ea7e13ada4570ce3e8a9d1>>
 * @relayHash cfd6015865afdd210a2df3b57bcd3cec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9e61bcd106ea11962e9ff00cc42644de6db109fe4baac9a61ebacc814380bfaf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WebhookPageQuery } from './WebhookPageQuery.graphql';

const node: PreloadableConcreteRequest<WebhookPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9e61bcd106ea11962e9ff00cc42644de6db109fe4baac9a61ebacc814380bfaf",
    "metadata": {},
    "name": "WebhookPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
