/**
 * @generated SignedSource<<24a31a7f6657782e676e64b9cf9d054a>>
 * @relayHash 82da764d4ac9230a99e27998170761ce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 30ce24730f0dfe1c6c8c8238539bda4669743e3b1d7765995e1f58df462e77cb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BillPageQuery } from './BillPageQuery.graphql';

const node: PreloadableConcreteRequest<BillPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "30ce24730f0dfe1c6c8c8238539bda4669743e3b1d7765995e1f58df462e77cb",
    "metadata": {},
    "name": "BillPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
