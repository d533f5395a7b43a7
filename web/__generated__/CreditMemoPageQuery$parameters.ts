/**
 * @generated SignedSource<<d6a37b6ebd11e86876480b9c9e0266d6>>
 * @relayHash 5c34be6ccf04e6005d9e1e1edd789b62
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e0aef7f0f856725e3cb87233073840d757d61e0f62501dc3ef81317720df094b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreditMemoPageQuery } from './CreditMemoPageQuery.graphql';

const node: PreloadableConcreteRequest<CreditMemoPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e0aef7f0f856725e3cb87233073840d757d61e0f62501dc3ef81317720df094b",
    "metadata": {},
    "name": "CreditMemoPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
