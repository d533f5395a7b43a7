/**
 * @generated SignedSource<<34c0dab829da5806154860f871a7c806>>
 * @relayHash b59f814ab515b2790e0c4df73170fb61
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5cc7dab75d2c7212acb197a52827999c750f1b7c9652c2ddc007c113f89253a6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WithheldTaxPageQuery } from './WithheldTaxPageQuery.graphql';

const node: PreloadableConcreteRequest<WithheldTaxPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5cc7dab75d2c7212acb197a52827999c750f1b7c9652c2ddc007c113f89253a6",
    "metadata": {},
    "name": "WithheldTaxPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
