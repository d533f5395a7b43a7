/**
 * @generated SignedSource<<219522f00b6d72128155a1c06d1b0b88>>
 * @relayHash 752844d814323f07bca742e9c4a02878
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2af40310c0a7e36318f7d7a297047e104818c89201c134c2958bd5afaaae5b16

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreateProductPageQuery } from './CreateProductPageQuery.graphql';

const node: PreloadableConcreteRequest<CreateProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2af40310c0a7e36318f7d7a297047e104818c89201c134c2958bd5afaaae5b16",
    "metadata": {},
    "name": "CreateProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
