/**
 * @generated SignedSource<<6708227d12f860fc5b74ffa48304c705>>
 * @relayHash 5dbf39583a6bf74a0fcc15ed053f0d9c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0566703bb1381746513a5c5d9dd078fdc40b5ac39fe6d2f2bb12accee4e24cd0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ImportPaymentsPageQuery } from './ImportPaymentsPageQuery.graphql';

const node: PreloadableConcreteRequest<ImportPaymentsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0566703bb1381746513a5c5d9dd078fdc40b5ac39fe6d2f2bb12accee4e24cd0",
    "metadata": {},
    "name": "ImportPaymentsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
