/**
 * @generated SignedSource<<9cdf4a4153eb34794137a8cbc584acd7>>
 * @relayHash 14c1b32e552da2fccd58564fadbbbbe2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 938bfdcedea3e4af82b6a975cb84aeb7560de6555e2f8903fd87900b15b37009

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WebhookPageQuery } from './WebhookPageQuery.graphql';

const node: PreloadableConcreteRequest<WebhookPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "938bfdcedea3e4af82b6a975cb84aeb7560de6555e2f8903fd87900b15b37009",
    "metadata": {},
    "name": "WebhookPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
