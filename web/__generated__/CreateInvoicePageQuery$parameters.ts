/**
 * @generated SignedSource<<0fabc47f1816e76d853940af5b229c40>>
 * @relayHash c9f219d0c00cfc13715e92a10cf702c0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 648db8c18ea4675b683ae2fa8c4cf2c7c06721620f5daf4388f5ca95f1f4ff41

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreateInvoicePageQuery } from './CreateInvoicePageQuery.graphql';

const node: PreloadableConcreteRequest<CreateInvoicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "648db8c18ea4675b683ae2fa8c4cf2c7c06721620f5daf4388f5ca95f1f4ff41",
    "metadata": {},
    "name": "CreateInvoicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
