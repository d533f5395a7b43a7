/**
 * @generated SignedSource<<da23ae74ad4682bb20ac5ecba79df1c9>>
 * @relayHash 191667b84cb91b266c1b4b79d7aaa6cc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 76ac4fb3f7c8f87f1edd68eb70f08e8ffd2aa61cd230b9898d8cf64322d5079b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoicePageQuery } from './InvoicePageQuery.graphql';

const node: PreloadableConcreteRequest<InvoicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "76ac4fb3f7c8f87f1edd68eb70f08e8ffd2aa61cd230b9898d8cf64322d5079b",
    "metadata": {},
    "name": "InvoicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
