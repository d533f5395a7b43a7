/**
 * @generated SignedSource<<29878651137b916c2ad42fd27f9b131a>>
 * @relayHash 74df3f17ad5af755afe31d5c1b45e3e8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bcac80b00f0791c6ec25d7058c25c912d1b8b4649c48f1a9581311ea47ee8e84

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomerPageQuery } from './CustomerPageQuery.graphql';

const node: PreloadableConcreteRequest<CustomerPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bcac80b00f0791c6ec25d7058c25c912d1b8b4649c48f1a9581311ea47ee8e84",
    "metadata": {},
    "name": "CustomerPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
