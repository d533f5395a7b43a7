/**
 * @generated SignedSource<<6f0ec87f51977499c4c380a2d5abdfc1>>
 * @relayHash e8f6ae6cc008ddbea41fabbcf6a4810e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 51d7ba82a224e0aede5960ee7d0eb3b81c9988a5fa2a131217cc5655fd0a340f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreditMemosPageQuery } from './CreditMemosPageQuery.graphql';

const node: PreloadableConcreteRequest<CreditMemosPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "51d7ba82a224e0aede5960ee7d0eb3b81c9988a5fa2a131217cc5655fd0a340f",
    "metadata": {},
    "name": "CreditMemosPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
