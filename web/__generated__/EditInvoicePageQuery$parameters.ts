/**
 * @generated SignedSource<<ab9192dace5be8ce8fd754e20234cd80>>
 * @relayHash c95940e66bc3b552bd8c21014e41af76
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d5ed906794e4a5c35e35c85a840dd923250f92d4152ebda3acd30218e967cad6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditInvoicePageQuery } from './EditInvoicePageQuery.graphql';

const node: PreloadableConcreteRequest<EditInvoicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d5ed906794e4a5c35e35c85a840dd923250f92d4152ebda3acd30218e967cad6",
    "metadata": {},
    "name": "EditInvoicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
