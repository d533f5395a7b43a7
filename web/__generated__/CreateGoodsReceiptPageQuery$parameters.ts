/**
 * @generated SignedSource<<090695761fe9111e094ce8b3c86fe183>>
 * @relayHash 3ad7d11d5c1524b691063a68c9397053
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 937448b56079391194034d4c9c6d86f4b5b9c62bc0bf2a60f743c43e49359d15

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreateGoodsReceiptPageQuery } from './CreateGoodsReceiptPageQuery.graphql';

const node: PreloadableConcreteRequest<CreateGoodsReceiptPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "937448b56079391194034d4c9c6d86f4b5b9c62bc0bf2a60f743c43e49359d15",
    "metadata": {},
    "name": "CreateGoodsReceiptPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
