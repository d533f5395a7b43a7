/**
 * @generated SignedSource<<d81087e8a19037b7e07def521eea8f98>>
 * @relayHash 899e121bf3a3bedf34baa3596bc3be6d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0c7e8a1e2e384982e153890a7f95ed06cb2e0ce7182804d48e7cc4cc035c72be

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreateBillPageQuery } from './CreateBillPageQuery.graphql';

const node: PreloadableConcreteRequest<CreateBillPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0c7e8a1e2e384982e153890a7f95ed06cb2e0ce7182804d48e7cc4cc035c72be",
    "metadata": {},
    "name": "CreateBillPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
