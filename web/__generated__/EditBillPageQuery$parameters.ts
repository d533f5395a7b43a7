/**
 * @generated SignedSource<<86a48f62aefd4ab32aa19cff6cc0b0a3>>
 * @relayHash 86aa18794e6ce9d451d86bfb7f0e02a5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6e2e19fcc2dae7b16d95b83c4acf591a3a0e9c82d8f9f6376862dff7362b8eaa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditBillPageQuery } from './EditBillPageQuery.graphql';

const node: PreloadableConcreteRequest<EditBillPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6e2e19fcc2dae7b16d95b83c4acf591a3a0e9c82d8f9f6376862dff7362b8eaa",
    "metadata": {},
    "name": "EditBillPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
