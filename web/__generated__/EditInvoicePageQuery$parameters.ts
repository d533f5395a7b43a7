/**
 * @generated SignedSource<<5e0e8a84c9316588b1f388412432f791>>
 * @relayHash 9e879b6a3b42d32262fcc4cf98db7182
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7ad97dcfe6b68dd5e201141d3e8726cc7f79c4d8c62b9ccea00d31f6c1180c8f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditInvoicePageQuery } from './EditInvoicePageQuery.graphql';

const node: PreloadableConcreteRequest<EditInvoicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7ad97dcfe6b68dd5e201141d3e8726cc7f79c4d8c62b9ccea00d31f6c1180c8f",
    "metadata": {},
    "name": "EditInvoicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
