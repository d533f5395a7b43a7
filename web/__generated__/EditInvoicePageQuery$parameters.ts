/**
 * @generated SignedSource<<363b539f620d239f79b038dd1efd0fab>>
 * @relayHash 42ef27c96859745a5251cdcbdf0dddd8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 833c1460f18c382109fc3b16b7fb111e381c6d3228f5bddc442262e8bd2331be

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditInvoicePageQuery } from './EditInvoicePageQuery.graphql';

const node: PreloadableConcreteRequest<EditInvoicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "833c1460f18c382109fc3b16b7fb111e381c6d3228f5bddc442262e8bd2331be",
    "metadata": {},
    "name": "EditInvoicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
