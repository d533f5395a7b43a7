/**
 * @generated SignedSource<<6ff4ae2c61a35a8fd0e3e66497ad5f39>>
 * @relayHash 3d57de4ccd42285fb0ae69ee061b030e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ba570b24bef4d9d81048b7588c537794a1aeb319be788871956ddaa9681457cf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreditMemoPageQuery } from './CreditMemoPageQuery.graphql';

const node: PreloadableConcreteRequest<CreditMemoPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ba570b24bef4d9d81048b7588c537794a1aeb319be788871956ddaa9681457cf",
    "metadata": {},
    "name": "CreditMemoPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
