/**
 * @generated SignedSource<<67b581b0cc80865e38fb589cc8e0bd45>>
 * @relayHash eea2cbce621fd76aa5c554687ced1504
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6bc3470f5cd9ffae143645794f717f0a1535efece070837b55528466fc7c96b1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WebhooksPageQuery } from './WebhooksPageQuery.graphql';

const node: PreloadableConcreteRequest<WebhooksPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6bc3470f5cd9ffae143645794f717f0a1535efece070837b55528466fc7c96b1",
    "metadata": {},
    "name": "WebhooksPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
