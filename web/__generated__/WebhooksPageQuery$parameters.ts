/**
 * @generated SignedSource<<869a8944e17dc8a5d5cbf3f18b019300>>
 * @relayHash b882cc6ddf0c140dfec293745d2cf770
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e5ce65509e960f21cada283d8fa0e16d0bc0de89d2f866988125973aab07ed5a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WebhooksPageQuery } from './WebhooksPageQuery.graphql';

const node: PreloadableConcreteRequest<WebhooksPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e5ce65509e960f21cada283d8fa0e16d0bc0de89d2f866988125973aab07ed5a",
    "metadata": {},
    "name": "WebhooksPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
