/**
 * @generated SignedSource<<3d92450cfb614e4a4dd3cfecaf616968>>
 * @relayHash c20c825093a467baed5ec8e2eb033560
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c0bc022b8caf0c2a8033570f4707cde5a2faf402ab9e8deebb8f84f7d4b5ced9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomerPageQuery } from './CustomerPageQuery.graphql';

const node: PreloadableConcreteRequest<CustomerPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c0bc022b8caf0c2a8033570f4707cde5a2faf402ab9e8deebb8f84f7d4b5ced9",
    "metadata": {},
    "name": "CustomerPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
