/**
 * @generated SignedSource<<f0b1a2d092def48c25005c5487498cb0>>
 * @relayHash afd13f438894ac0af6476a07cc98d2ee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8c83a3a79bc96d74abdb916b755413af92a3294189b595d40f71b00e8e608c8e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentProviderPageQuery } from './PaymentProviderPageQuery.graphql';

const node: PreloadableConcreteRequest<PaymentProviderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8c83a3a79bc96d74abdb916b755413af92a3294189b595d40f71b00e8e608c8e",
    "metadata": {},
    "name": "PaymentProviderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
